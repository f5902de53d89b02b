import { afterEach, expect, test, vi } from 'vitest'
import { fakeWorker, ORIGIN } from '../tests/fakes/worker.ts'
import { epochNow, raiseEpoch } from './epoch.ts'
import { BARE, type Note } from './note.ts'
import { keepPushed, withPushed } from './pushed.ts'

const hash = 'b'.repeat(32)
const note = (notice: string, more: Partial<Note> = {}): Note => ({
  title: 'Stasera punti doppi',
  path: `/notices/${notice}`,
  tag: `notice-${notice}`,
  receipt: 'r1',
  notice,
  ...more,
})
const kept = async (store: Awaited<ReturnType<typeof fakeWorker>>['store'], id: string) =>
  (await store.match(`/pushed/${id}`, { cacheName: 'push' }))?.json()

afterEach(() => vi.unstubAllGlobals())

test('the notice is there as its push told it: subtitle, message and picture apart', async () => {
  const { store } = await fakeWorker()
  await keepPushed(note('n1', { body: 'Solo per te\nDalle 19\nalle 23', lead: 11, image: `${ORIGIN}/images/${hash}/640.webp` }), epochNow())
  expect(await kept(store, 'n1')).toMatchObject({
    notice: { id: 'n1', title: 'Stasera punti doppi', subTitle: 'Solo per te', message: 'Dalle 19\nalle 23', image: hash, link: null },
    isChip: true,
    src: `/images/${hash}/640.webp`,
    set: expect.stringContaining('1280w'),
  })
  await keepPushed(note('n2', { body: 'Dalle 19' }), epochNow())
  expect(await kept(store, 'n2')).toMatchObject({ notice: { subTitle: null, message: 'Dalle 19', image: null }, isChip: false, src: null })
})

const shell = () => new Response('<body><div id="first"></div></body>', { headers: { 'content-security-policy': 'x' } })

test('the page of the notice carries it as text that no title can break out of, other pages nothing', async () => {
  await fakeWorker()
  await keepPushed(note('n1', { title: '</script><script>alert(1)</script>' }), epochNow())
  const page = await withPushed(shell(), new URL(`${ORIGIN}/de/notices/n1?activity=a1`))
  expect(page.headers.get('content-security-policy')).toBe('x')
  const [, told = ''] =
    /^<body><script type="application\/json" id="tessera-pushed">([^<]*)<\/script><div id="first">/.exec(await page.text()) ?? []
  expect(JSON.parse(told)).toMatchObject({ notice: { id: 'n1', title: '</script><script>alert(1)</script>' } })
  for (const path of ['/notices/n2', '/notices', '/card', '/notices/n1/x']) {
    const plain = shell()
    expect(await withPushed(plain, new URL(ORIGIN + path))).toBe(plain)
  }
})

test('of more than ten the oldest goes, and what else lies there stays', async () => {
  const { store } = await fakeWorker({ state: { owner: 'u1' } })
  for (let n = 1; n <= 12; n++) await keepPushed(note(`n${n}`), epochNow())
  expect(await Promise.all(['n1', 'n2', 'n3', 'n12'].map((id) => kept(store, id)))).toEqual([
    undefined,
    undefined,
    expect.anything(),
    expect.anything(),
  ])
  expect(await store.match('/push-state', { cacheName: 'push' })).toBeDefined()
})

test('what is about no notice, or came before a logout, is not kept', async () => {
  const { store } = await fakeWorker()
  await keepPushed(BARE, epochNow())
  const before = epochNow()
  raiseEpoch()
  await keepPushed(note('n1'), before)
  expect(store.stores.has('push')).toBe(false)
  vi.spyOn(Response, 'json').mockImplementationOnce((data) => {
    raiseEpoch()
    return new Response(JSON.stringify(data))
  })
  await keepPushed(note('n1'), epochNow())
  expect(store.stores.has('push')).toBe(false)
})
