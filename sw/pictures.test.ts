import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../tests/fakes/caches.ts'

const base = new URL('https://our.example/')
const hash = (letter: string) => letter.repeat(32)
const address = (letter: string, width: number) => `https://our.example/images/${hash(letter)}/${width}.webp`
const picture = (body: string, more: ResponseInit = {}) =>
  new Response(body, { ...more, headers: { 'content-type': 'image/webp', ...more.headers } })
const network = vi.fn<(request: Request) => Promise<Response>>()
const expired = vi.fn()
let store: ReturnType<typeof fakeCaches>

// Workbox notes times of use in IndexedDB, which Node has not: what is kept, and when, is ours to test.
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {},
  CacheExpiration: class {
    delete = expired
  },
}))

class FakeEvent extends Event {
  jobs: Promise<unknown>[] = []
  waitUntil = (job: Promise<unknown>) => void this.jobs.push(job)
}
const event = () => new FakeEvent('fetch')
const online = (more: object = {}) => vi.stubGlobal('navigator', { onLine: true, ...more })
const load = async () => import('./pictures.ts')

async function show(url: string) {
  const { pictures } = await load()
  const during = event()
  const response = await pictures.handle({ request: new Request(url), event: during })
  await Promise.all(during.jobs)
  return response
}

async function ahead(hashes: string[]) {
  const { fetchForOffline, pictures } = await load()
  const during = event()
  await fetchForOffline(hashes, base, (request) => pictures.handle({ request, event: during }))
  await Promise.all(during.jobs)
}

beforeEach(() => {
  vi.resetModules()
  network.mockReset()
  expired.mockReset()
  network.mockImplementation(async (request) => picture(request.url))
  store = fakeCaches()
  vi.stubGlobal('caches', store)
  vi.stubGlobal('self', { location: base, caches: store, __WB_DISABLE_DEV_LOGS: true })
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', base)
  vi.stubGlobal('ExtendableEvent', FakeEvent)
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('fetch', network)
  online()
})

test('a picture is asked for once', async () => {
  await show(address('a', 320))
  expect(await (await show(address('a', 320))).text()).toBe(address('a', 320))
  expect(network).toHaveBeenCalledTimes(1)
})

test.each([
  ['a failure', picture('', { status: 500 })],
  ['a part', picture('', { status: 206 })],
  ['a page in its place', picture('<p>Torniamo subito', { headers: { 'content-type': 'text/html' } })],
  ['no-store', picture('', { headers: { 'cache-control': 'no-store' } })],
])('%s is not kept', async (_, response) => {
  network.mockImplementation(async () => response.clone())
  await show(address('a', 320))
  expect(store.stores.get('images')?.size ?? 0).toBe(0)
})

test('a page that was kept in its place is replaced, and no other width of it stands in', async () => {
  const page = () => picture('<p>Torniamo subito', { headers: { 'content-type': 'text/html' } })
  const cache = await store.open('images')
  for (const width of [320, 640]) await cache.put(address('a', width), page())
  expect(await (await show(address('a', 320))).text()).toBe(address('a', 320))
  expect(await (await store.match(address('a', 320), { cacheName: 'images' }))?.text()).toBe(address('a', 320))
  network.mockRejectedValue(new TypeError('dead'))
  expect(await (await show(address('a', 640))).text()).toBe(address('a', 320))
})

test('what the browser’s own cache has of a bad hour is asked for again', async () => {
  network.mockResolvedValueOnce(picture('<p>', { headers: { 'content-type': 'text/html' } }))
  expect(await (await show(address('a', 320))).text()).toBe(address('a', 320))
  expect(network.mock.lastCall?.[0].cache).toBe('reload')
})

test('offline another width of the same picture stands in, without asking', async () => {
  await show(address('a', 320))
  online({ onLine: false })
  expect(await (await show(address('a', 640))).text()).toBe(address('a', 320))
  expect(network).toHaveBeenCalledTimes(1)
})

test('with the server dead another width stands in too', async () => {
  await show(address('a', 320))
  network.mockRejectedValue(new TypeError('dead'))
  expect(await (await show(address('a', 1280))).text()).toBe(address('a', 320))
})

test('a menu’s pictures are fetched small, each once, and none that is there', async () => {
  const { picturesOf } = await load()
  await show(address('a', 160))
  const menu = { data: [{ image: hash('a') }, { image: hash('b') }, { image: hash('b') }, { image: null }, { image: '../../x' }] }
  const hashes = await picturesOf(new Response(JSON.stringify(menu)))
  expect(hashes).toEqual([hash('a'), hash('b')])
  await ahead(hashes)
  expect(network.mock.calls.map(([request]) => request.url)).toEqual([address('a', 160), address('b', 320)])
})

test.each([
  ['she spares data', { connection: { saveData: true } }],
  ['the network is slow', { connection: { effectiveType: '2g' } }],
  ['there is no network', { onLine: false }],
])('nothing is fetched ahead when %s', async (_, more) => {
  online(more)
  await ahead([hash('a')])
  expect(network).not.toHaveBeenCalled()
})

test('one that is being written while she leaves goes behind her', async () => {
  const { raiseEpoch } = await import('./epoch.ts')
  const { open } = store
  store.open = (name) => {
    raiseEpoch()
    return open(name)
  }
  expect(await (await show(address('a', 320))).text()).toBe(address('a', 320))
  expect(store.stores.get('images')?.size ?? 0).toBe(0)
  expect(expired).toHaveBeenCalledTimes(1)
})

test('a logout stops it', async () => {
  const { raiseEpoch } = await import('./epoch.ts')
  network.mockImplementation(async (request) => {
    raiseEpoch()
    return picture(request.url)
  })
  await ahead([hash('a'), hash('b')])
  expect(network).toHaveBeenCalledTimes(1)
})

test('a menu nobody can read names no pictures', async () => {
  const { picturesOf } = await load()
  expect(await picturesOf(new Response('{"data":{}}'))).toEqual([])
})

test('a picture that arrives after a logout is not kept', async () => {
  const { raiseEpoch } = await import('./epoch.ts')
  network.mockImplementationOnce(async (request) => {
    raiseEpoch()
    return picture(request.url)
  })
  expect((await show(address('a', 320))).status).toBe(200)
  expect(store.stores.get('images')?.size ?? 0).toBe(0)
})

test('forgetting takes the pictures and the note of their use', async () => {
  const { forgetPictures } = await load()
  await show(address('a', 320))
  await forgetPictures()
  expect(store.stores.has('images')).toBe(false)
  expect(expired).toHaveBeenCalled()
})

test('a picture is one of the API’s', async () => {
  const { isPicture } = await load()
  expect(isPicture(new URL(address('a', 320)), base)).toBe(true)
  expect(isPicture(new URL('https://api.example/v1/images/x/320.webp'), new URL('https://api.example/v1/'))).toBe(true)
  expect(isPicture(new URL('https://our.example/media/x.mp4'), base)).toBe(false)
  expect(isPicture(new URL('https://other.example/images/x/320.webp'), base)).toBe(false)
})
