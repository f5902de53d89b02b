import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../tests/fakes/caches.ts'

const base = new URL('https://our.example/')
const SHELL = `workbox-precache-v2-${base.href}`
const entries = [
  // As the server names it, which gives each host its own.
  { url: '/index.html', revision: 'r1' },
  { url: 'assets/a-1.js', revision: null },
  { url: 'assets/de-2.js', revision: null, later: true },
  { url: 'assets/DevicesPage-3.js', revision: null, later: true },
  { url: 'assets/MenusPage-4.css', revision: null },
]
const INDEX = `${base}index.html?__WB_REVISION__=r1`
const SCRIPT = `${base}assets/a-1.js`
const MENU = `${base}assets/MenusPage-4.css`
const [GERMAN, DEVICES] = [`${base}assets/de-2.js`, `${base}assets/DevicesPage-3.js`]
const network = vi.fn<(url: string) => Promise<Response>>()
let store: ReturnType<typeof fakeCaches>

beforeEach(() => {
  vi.resetModules()
  network.mockReset()
  network.mockImplementation(async (url) => new Response(url))
  store = fakeCaches()
  vi.stubGlobal('registration', { scope: base.href })
  vi.stubGlobal('location', base)
  vi.stubGlobal('self', { location: base, addEventListener: () => {}, caches: store })
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', network)
})

const load = async () => {
  const precache = await import('./precache.ts')
  precache.routeShell(entries)
  return precache
}

test('a shell that lost files gets them back, and only those', async () => {
  const { mendShell } = await load()
  await (await store.open(SHELL)).put(SCRIPT, new Response('kept'))
  await (await store.open(SHELL)).put(MENU, new Response('kept'))
  await mendShell(entries, [])
  expect(network.mock.calls.map(([url]) => url)).toEqual([INDEX])
  expect([...store.stores.get(SHELL)!.keys()]).toEqual([SCRIPT, MENU, INDEX])
  expect(store.stores.get('pages-r1')?.has('https://our.example/card')).toBe(true)
})

test('what the server no longer has stays out', async () => {
  const { mendShell } = await load()
  network.mockImplementation(async (url) => new Response('', { status: url === SCRIPT ? 404 : 200 }))
  await mendShell(entries, [])
  expect([...store.stores.get(SHELL)!.keys()]).toEqual([INDEX, MENU])
})

test('parts left for later come when a page runs on them, and all of them at the next start', async () => {
  const { mendShell } = await load()
  await mendShell(entries, [GERMAN, `${base}assets/somebody-elses.js`])
  expect([...store.stores.get(SHELL)!.keys()]).toEqual([INDEX, SCRIPT, GERMAN, MENU])
  network.mockClear()
  await mendShell(entries, 'all')
  expect(network.mock.calls.map(([url]) => url)).toEqual([DEVICES])
})

test.each([
  ['/', true],
  ['/?app', true],
  ['/de/menus?search=a', true],
  ['/apiary', true],
  ['/api/openapi.json', false],
  ['/app/languages', false],
  ['/public/nations', false],
  ['/images/x/320.webp', false],
  ['/media/x.mp4', false],
  ['/healthz', false],
  ['/metrics', false],
  ['/sw.js', false],
  ['/manifest.webmanifest', false],
])('%s is a page of the app: %s', async (path, isPage) => {
  const { NOT_PAGES } = await import('./precache.ts')
  expect(NOT_PAGES.some((shape) => shape.test(path))).toBe(!isPage)
})
