import { hash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../tests/fakes/caches.ts'

const base = new URL('https://our.example/')
const SHELL = `workbox-precache-v2-${base.href}`
const content = (path: string) => `content of ${path}`
const entries = [
  // As the server names it, which gives each host its own.
  { url: '/index.html', revision: 'r1' },
  { url: 'assets/a-1.js', revision: null, first: true, hash: hash('sha256', content('/assets/a-1.js')).slice(0, 16) },
  { url: 'assets/de-2.js', revision: null, later: true },
  { url: 'assets/DevicesPage-3.js', revision: null, later: true },
  { url: 'assets/MenusPage-4.css', revision: null },
]
const INDEX = `${base}index.html?__WB_REVISION__=r1`
const SCRIPT = `${base}assets/a-1.js`
const MENU = `${base}assets/MenusPage-4.css`
const [GERMAN, DEVICES] = [`${base}assets/de-2.js`, `${base}assets/DevicesPage-3.js`]
const network = vi.fn<(request: Request) => Promise<Response>>()
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }
const foreign = (type = 'text/html') => new Response('<p>Torniamo subito', { headers: { 'content-type': type } })
const asked = () => network.mock.calls.map(([{ url }]) => url)

/** What the server has there. */
function served(url: string) {
  const { pathname } = new URL(url)
  const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html'
  return new Response(type === 'text/html' ? '<html data-shell="a1"><script id="tessera-host"></script>' : content(pathname), {
    headers: { 'content-type': type },
  })
}
let store: ReturnType<typeof fakeCaches>

beforeEach(() => {
  vi.resetModules()
  network.mockReset()
  network.mockImplementation(async ({ url }) => served(url))
  store = fakeCaches()
  vi.stubGlobal('registration', { scope: base.href })
  vi.stubGlobal('location', base)
  vi.stubGlobal('self', { location: base, addEventListener: () => {}, caches: store, registration: { waiting: null } })
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', network)
})

const load = async () => {
  const precache = await import('./precache.ts')
  precache.routeShell(entries)
  return precache
}

test('past the worker go the pages, and the files that the page itself names: the browser looks through all of them at every start', async () => {
  const on = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('self', { location: base, addEventListener: on.set.bind(on), caches: store })
  await load()
  const addRoutes = vi.fn(async (_: { condition: { urlPattern: { pathname: string } } }[]) => {})
  on.get('install')?.({ addRoutes, waitUntil: (job: Promise<unknown>) => void job.catch(() => undefined) })
  const paths = addRoutes.mock.calls.flatMap(([rules]) => rules.map(({ condition }) => condition.urlPattern.pathname))
  expect(paths).toEqual(['/', '/', '/card', '/menus', '/assets/a-1.js'])
})

const installed = async () => {
  const on = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('self', { ...self, addEventListener: on.set.bind(on) })
  await load()
  return new Promise((resolve, reject) => {
    on.get('install')?.({ waitUntil: (job: Promise<unknown>) => job.then(resolve, reject) })
  })
}

test('a new version fetches the shell, and of it only what is not kept yet', async () => {
  await (await store.open(SHELL)).put(MENU, served(MENU))
  await installed()
  expect(network.mock.calls.map(([{ url, cache }]) => [url, cache])).toEqual([
    [INDEX, 'reload'],
    [SCRIPT, 'default'],
  ])
  expect(store.stores.get('pages-r1')?.has('https://our.example/card')).toBe(true)
})

test('a new version replaces what is not ours, and waits for nobody then', async () => {
  const skipWaiting = vi.fn(async () => {})
  vi.stubGlobal('self', { ...self, skipWaiting })
  await (await store.open(SHELL)).put(MENU, foreign())
  await installed()
  expect(await (await store.match(MENU, { cacheName: SHELL }))?.text()).toBe(content('/assets/MenusPage-4.css'))
  expect(skipWaiting).toHaveBeenCalledOnce()
})

test('a new version that lacks a file is none', async () => {
  network.mockImplementation(async ({ url }) => (url === SCRIPT ? new Response('', { status: 404 }) : served(url)))
  await expect(installed()).rejects.toThrow(`${SCRIPT}: 404`)
})

test('a shell that lost files gets them back, and only those', async () => {
  const { mendShell } = await load()
  for (const url of [SCRIPT, MENU]) await (await store.open(SHELL)).put(url, served(url))
  await mendShell(entries, [])
  expect(asked()).toEqual([INDEX])
  expect([...store.stores.get(SHELL)!.keys()]).toEqual([SCRIPT, MENU, INDEX])
  expect(store.stores.get('pages-r1')?.has('https://our.example/card')).toBe(true)
})

test('what the server no longer has stays out', async () => {
  const { mendShell } = await load()
  network.mockImplementation(async ({ url }) => (url === SCRIPT ? new Response('', { status: 404 }) : served(url)))
  await mendShell(entries, [])
  expect([...store.stores.get(SHELL)!.keys()]).toEqual([INDEX, MENU])
})

test('parts left for later come when a page runs on them, and all of them at the next start', async () => {
  const { mendShell } = await load()
  await mendShell(entries, [GERMAN, `${base}assets/somebody-elses.js`])
  expect(new Set(store.stores.get(SHELL)!.keys())).toEqual(new Set([INDEX, SCRIPT, GERMAN, MENU]))
  network.mockClear()
  await mendShell(entries, 'all')
  expect(asked()).toEqual([DEVICES])
})

test('while a new version waits nothing more comes for later: it takes over only once this is done', async () => {
  const { mendShell } = await load()
  vi.stubGlobal('self', { ...self, registration: { waiting: {} } })
  await mendShell(entries, 'all')
  expect(asked()).toEqual([INDEX, SCRIPT, MENU])
})

test('nor does what is still to come once one waits, that a tap need not wait for it', async () => {
  const { mendShell } = await load()
  const registration: { waiting: object | null } = { waiting: null }
  vi.stubGlobal('self', { ...self, registration })
  network.mockImplementation(async ({ url }) => {
    if (url === INDEX) registration.waiting = {}
    return served(url)
  })
  await mendShell(entries, 'all')
  expect(asked()).not.toContain(DEVICES)
})

test('an app that is opened again has a breath after each file, a first visit and one with somebody else’s files has none', async () => {
  const { mendShell } = await load()
  const breaths = vi.spyOn(globalThis, 'setTimeout')
  await mendShell(entries, [GERMAN])
  expect(breaths).not.toHaveBeenCalled()
  const kept = (await Promise.all((await store.keys()).map(async (name) => (await store.open(name)).keys()))).flat()
  await mendShell(entries, 'all')
  expect(breaths).toHaveBeenCalledTimes(kept.length)
  const [cache] = await Promise.all((await store.keys()).map((name) => store.open(name)))
  const [first] = (await cache?.keys()) ?? []
  await cache?.put(first?.url ?? '', foreign())
  breaths.mockClear()
  await mendShell(entries, 'all')
  expect(breaths).not.toHaveBeenCalled()
})

test('once a version waits, what is kept is looked through no further', async () => {
  const { mendShell } = await load()
  await mendShell(entries, 'all')
  await (await store.open(SHELL)).put(GERMAN, foreign())
  vi.stubGlobal('self', { ...self, registration: { waiting: {} } })
  await mendShell(entries, 'all')
  expect(await (await store.match(GERMAN, { cacheName: SHELL }))?.text()).toBe(await foreign().text())
})

test.each([
  ['a page under the name of a script', SCRIPT, foreign()],
  ['a page that says it is a script', SCRIPT, foreign('text/javascript')],
  ['half a script', SCRIPT, new Response('cont', { headers: { 'content-type': 'text/javascript' } })],
  ['somebody else’s page as the shell', INDEX, foreign()],
  ['a page for a part that came later', GERMAN, foreign()],
])('%s is replaced', async (_, url, kept) => {
  const { mendShell } = await load()
  await mendShell(entries, 'all')
  network.mockClear()
  await (await store.open(SHELL)).put(url, kept)
  await mendShell(entries, 'all')
  expect(asked()).toEqual([url])
  expect(await (await store.match(url, { cacheName: SHELL }))?.text()).toBe(await served(url).text())
})

test('the shell under one of its pages is replaced, of other versions too', async () => {
  const { mendShell } = await load()
  await mendShell(entries, 'all')
  for (const name of ['pages-r1', 'pages-r0']) await (await store.open(name)).put('/card', foreign())
  await mendShell(entries, 'all')
  expect(await (await store.match('/card', { cacheName: 'pages-r1' }))?.text()).toContain('tessera-host')
  expect(await store.match('/card', { cacheName: 'pages-r0' })).toBeUndefined()
})

test('while somebody else answers nothing is kept, and the try ends at once', async () => {
  const { mendShell } = await load()
  network.mockImplementation(async () => foreign())
  await expect(mendShell(entries, 'all')).rejects.toThrow('Somebody else answered')
  expect(network).toHaveBeenCalledTimes(2)
  expect(store.stores.get(SHELL)?.size).toBe(0)
})

test('what the browser’s own cache has of a bad hour is asked for again', async () => {
  const { mendShell } = await load()
  network.mockResolvedValueOnce(foreign())
  await mendShell(entries, [])
  expect(network.mock.calls.slice(0, 2).map(([{ url, cache }]) => [url, cache])).toEqual([
    [INDEX, 'no-cache'],
    [INDEX, 'reload'],
  ])
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
  ['/webhooks/stripe', false],
  ['/sandbox-pay/sandbox_x', false],
  ['/sw.js', false],
  ['/manifest.webmanifest', false],
])('%s is a page of the app: %s', async (path, isPage) => {
  const { NOT_PAGES } = await import('./precache.ts')
  expect(NOT_PAGES.some((shape) => shape.test(path))).toBe(!isPage)
})

test('the worker knows which shell it answers pages with', async () => {
  const { mendShell, shellKept } = await load()
  expect(await shellKept(entries)).toBeUndefined()
  await mendShell(entries, 'all')
  expect(await shellKept(entries)).toBe('a1')
})

test('a shell that is not ours by now comes under no address of a page: past the worker nobody would see what it is', async () => {
  const { mendShell, shellKept } = await load()
  await mendShell(entries, 'all')
  const cache = await store.open(SHELL)
  await cache.put(INDEX, foreign())
  expect(await shellKept(entries)).toBeUndefined()
  const pages = await store.open('pages-r1')
  expect(await (await pages.match('/card'))?.text()).toContain('data-shell="a1"')
})
