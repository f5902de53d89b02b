import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../tests/fakes/caches.ts'
import { heal, healWhenBroken } from './heal.ts'

let store: ReturnType<typeof fakeCaches>
const reload = vi.fn()
const unregister = vi.fn(async () => true)
const answer = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } })
const network = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const KEPT = ['workbox-precache-v2-x', 'pages-r1', 'public']
const PART = `${location.origin}/assets/a-1.js`

beforeEach(async () => {
  store = fakeCaches()
  for (const name of KEPT) await (await store.open(name)).put('https://our.example/x', new Response('x'))
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', network)
  network.mockImplementation(async (path) =>
    path === '/sw.js' ? answer('', 'text/javascript') : answer('<script id="tessera-host"></script>', 'text/html'),
  )
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations: async () => [{ unregister }] } })
  sessionStorage.clear()
  reload.mockClear()
  unregister.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  network.mockReset()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a broken shell is dropped and loaded afresh, her copies stay', async () => {
  expect(await heal(PART, 1_000_000, reload)).toBe(true)
  expect(await store.keys()).toEqual(['public'])
  expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
  expect(network).toHaveBeenLastCalledWith(PART, { cache: 'reload' })
})

test('once a minute, never in a circle', async () => {
  await heal(PART, 1_000_000, reload)
  expect(await heal(PART, 1_059_999, reload)).toBe(false)
  expect(await heal(PART, 1_060_000, reload)).toBe(true)
})

test.each([
  ['no server', () => Promise.reject(new TypeError('dead'))],
  ['a page for everything', async () => answer('<p>Torniamo subito', 'text/html')],
  ['a page for pages', async (path: string) => answer('<p>Torniamo subito', path === '/sw.js' ? 'text/javascript' : 'text/html')],
])('with %s the shell that is there is kept', async (_, say) => {
  network.mockImplementation(say)
  expect(await heal(PART, 1_000_000, reload)).toBe(false)
  expect(await store.keys()).toEqual(KEPT)
  expect(reload).not.toHaveBeenCalled()
})

test('it heals when the app itself does not come, and when a part of it does not', async () => {
  healWhenBroken()
  network.mockRejectedValue(new TypeError('dead'))
  const fail = (src: string) => {
    const script = document.createElement('script')
    Object.defineProperty(script, 'src', { value: src })
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
  fail('https://other.example/assets/a.js')
  expect(network).not.toHaveBeenCalled()
  fail(PART)
  dispatchEvent(new Event('vite:preloadError'))
  expect(network.mock.calls.filter(([path]) => path === '/sw.js')).toHaveLength(2)
})
