import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Push } from '#contract/push.ts'
import { ORIGIN } from '../tests/fakes/worker.ts'
import { BARE, noteFor } from './note.ts'

const push = (more: object = {}, data: object = {}): Push => ({
  web_push: 8030,
  app_badge: 3,
  notification: {
    title: 'Stasera punti doppi',
    body: 'Dalle 19 alle 23',
    navigate: `${ORIGIN}/en/notices/n1?activity=a1&push=r1`,
    lang: 'it',
    dir: 'auto',
    tag: 'notice-n1',
    icon: `${ORIGIN}/images/logo/160.webp`,
    ...more,
    data: { owner: 'u1', receipt: 'r1', notice: 'n1', activity: 'a1', ...data },
  },
})
const read = (payload: unknown, owner: string | undefined = 'u1') => noteFor(owner, JSON.stringify(payload), ORIGIN)

test('the first iPhones that have push read it, too', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }))
  expect(read(push())).toMatchObject({ title: 'Stasera punti doppi', path: '/en/notices/n1?activity=a1&push=r1' })
  vi.unstubAllGlobals()
})

test('what the contract says is what is shown', () => {
  expect(Push.safeParse(push()).success).toBe(true)
  expect(read(push())).toEqual({
    title: 'Stasera punti doppi',
    body: 'Dalle 19 alle 23',
    path: '/en/notices/n1?activity=a1&push=r1',
    lang: 'it',
    dir: 'auto',
    tag: 'notice-n1',
    icon: `${ORIGIN}/images/logo/160.webp`,
    image: undefined,
    unread: 3,
    receipt: 'r1',
    notice: 'n1',
  })
})

test('nobody, and somebody else, are told nothing', () => {
  expect(noteFor(undefined, JSON.stringify(push()), ORIGIN)).toBe(BARE)
  expect(read(push(), 'u2')).toBe(BARE)
  expect(read(push({}, { owner: 7 }), '7')).toBe(BARE)
})

test('a push of another server needs none of our data', () => {
  const note = read({ web_push: 8030, notification: { title: 'Ciao', navigate: '/card' } })
  expect(note).toMatchObject({ title: 'Ciao', path: '/card', tag: 'push', receipt: null, notice: null, unread: undefined })
  expect(noteFor(undefined, JSON.stringify({ web_push: 8030, notification: { title: 'Ciao', navigate: '/card' } }), ORIGIN)).toBe(BARE)
})

test.each([
  ['nothing', ''],
  ['no JSON', '\u0000\u00ff{'],
  ['a word', '"Ciao"'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['another shape', '{"title":"Ciao","body":"x"}'],
  ['another form', JSON.stringify({ ...push(), web_push: 1 })],
  ['no title', JSON.stringify(push({ title: undefined }))],
  ['an empty title', JSON.stringify(push({ title: ' \n ' }))],
  ['a title that is none', JSON.stringify(push({ title: { toString: 'x' } }))],
  ['a title of nobody', '{"web_push":8030,"notification":null}'],
])('of %s the bare note is left', (_, payload) => {
  expect(noteFor('u1', payload, ORIGIN)).toBe(BARE)
})

test.each(['<b>Ciao</b><script>alert(1)</script>', 'مرحبا بكم', '🍝'.repeat(500), 'a'.repeat(500)])('%s is text as it is', (title) => {
  expect(read(push({ title, body: title }))).toMatchObject({ title, body: title, dir: 'auto' })
})

test.each([
  'https://evil.example/notices/n1',
  '//evil.example',
  `${ORIGIN}//evil.example`,
  `${ORIGIN}@evil.example/`,
  'javascript:alert(1)',
  'data:text/html,x',
  `${ORIGIN}/%2f%2fevil.example`,
  'http://[',
  '',
  7,
  null,
])('%s leads home', (navigate) => {
  expect(read(push({ navigate }))).toMatchObject({ title: 'Stasera punti doppi', path: '/' })
})

test('pictures are of this origin or left out; what else is wrong costs no text', () => {
  const wrong = { icon: 'https://evil.example/x.png', image: 'javascript:x', body: 7, lang: 7, dir: 'up', tag: '' }
  const note = noteFor('u1', JSON.stringify({ ...push(wrong), app_badge: -1 }), ORIGIN)
  expect(note).toMatchObject({ title: 'Stasera punti doppi', dir: 'auto', tag: 'push' })
  expect([note.icon, note.image, note.body, note.lang, note.unread]).toEqual(Array(5).fill(undefined))
  expect(read(push({ image: '/images/dish/640.webp' })).image).toBe(`${ORIGIN}/images/dish/640.webp`)
})

test('whatever comes, a tap stays on this host', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.webUrl(), fc.string()), fc.string(), (payload, navigate) => {
      expect(noteFor('u1', payload, ORIGIN).title).not.toBe('')
      expect(new URL(read(push({ navigate })).path, ORIGIN).origin).toBe(ORIGIN)
    }),
  )
})
