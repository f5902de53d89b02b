import fc from 'fast-check'
import { expect, test } from 'vitest'
import { externalLink, safePath } from './paths.ts'

test.each(['/', '/card', '/en/menus?search=pane%20e%20olio#top', '/menus/a%20b', '/login?redirect=%2Fcard', '/x?u=https://a.example//b'])(
  '%s is ours',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  '',
  'card',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /card',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%255cevil.example',
  '/%25252fevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/../x',
  '/%2e%2e/x',
  '/a//b',
  '/%',
  '/card\u0000',
  `/${'a'.repeat(3000)}`,
  null,
  7,
  ['/card'],
])('%j is not', (path) => {
  expect(safePath(path)).toBeUndefined()
})

test('whatever passes stays on this host', () => {
  const risky = fc.string({ unit: fc.constantFrom('/', '\\', '%2f', '%5c', '%25', '.', ':', '@', 'a', '\t', '?', '#') })
  fc.assert(
    fc.property(risky, (given) => {
      const path = safePath(`/${given}`)
      return path === undefined || new URL(path, 'https://our.example').host === 'our.example'
    }),
  )
})

test('a link outside is https and shows its host', () => {
  expect(externalLink('https://Wa.me/39333?text=ciao')).toEqual({ href: 'https://Wa.me/39333?text=ciao', host: 'wa.me' })
  expect(externalLink('https://città.example:8443')?.host).toBe('città.example:8443')
})

test.each([
  'http://a.example',
  'javascript:alert(1)',
  'https:/a',
  'https://',
  'https://user@evil.example',
  'https://a.example\\@b',
  'https://a.example/\nb',
  '//a',
  '/a',
  null,
])('%j is no link', (link) => {
  expect(externalLink(link)).toBeUndefined()
})
