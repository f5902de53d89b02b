import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../tests/fakes/caches.ts'
import { type Installing, keepPages, routeAroundWorker } from './static-routes.ts'

let store: ReturnType<typeof fakeCaches>
const page = (body: string) => new Response(body, { headers: { 'content-type': 'text/html; charset=UTF-8' } })
const ourPage = (mark = 'a1') => page(`<html data-shell="${mark}"><script type="application/json" id="tessera-host">{}</script>`)

beforeEach(() => {
  store = fakeCaches()
  vi.stubGlobal('caches', store)
  vi.stubGlobal('self', { location: new URL('https://our.example/sw.js') })
})

test('the shell lies under the very addresses that the icon and its shortcuts open', async () => {
  await keepPages('pages-r1', ourPage())
  const origin = 'https://our.example'
  expect([...store.stores.get('pages-r1')!.keys()]).toEqual([`${origin}/`, `${origin}/?app`, `${origin}/card`, `${origin}/menus`])
  const kept = [...store.stores.get('pages-r1')!.values()]
  await keepPages('pages-r1', ourPage())
  expect([...store.stores.get('pages-r1')!.values()].every((page, at) => page === kept[at])).toBe(true)
  await keepPages('pages-r1', ourPage('b2'))
  expect(await (await store.match('/card', { cacheName: 'pages-r1' }))?.text()).toContain('b2')
})

test('somebody else’s page under one of them is replaced, and without a shell it goes', async () => {
  await keepPages('pages-r1', ourPage())
  const cache = await store.open('pages-r1')
  await cache.put('/card', page('<p>Torniamo subito'))
  await keepPages('pages-r1', ourPage())
  expect(await (await cache.match('/card'))?.text()).toContain('tessera-host')
  await cache.put('/card', page('<p>Torniamo subito'))
  await keepPages('pages-r1', undefined)
  expect(await cache.match('/card')).toBeUndefined()
  expect(await cache.match('/menus')).toBeDefined()
})

test('without a shell there is no page', async () => {
  await keepPages('pages-r1', undefined)
  expect(store.stores.get('pages-r1')?.size).toBe(0)
})

test('each page and file is taken from the cache that has it', async () => {
  const addRoutes = vi.fn(async () => {})
  const event = { addRoutes } as unknown as Installing
  await routeAroundWorker({ event, pages: 'pages-r1', precache: 'shell', files: ['/assets/a-1.js'] })
  const found = addRoutes.mock.calls.flat(2) as { condition: { urlPattern: object }; source: { cacheName: string } }[]
  expect(found.map(({ condition, source }) => [condition.urlPattern, source.cacheName])).toEqual([
    [{ pathname: '/', search: '' }, 'pages-r1'],
    [{ pathname: '/', search: 'app' }, 'pages-r1'],
    [{ pathname: '/card', search: '' }, 'pages-r1'],
    [{ pathname: '/menus', search: '' }, 'pages-r1'],
    [{ pathname: '/assets/a-1.js', search: '' }, 'shell'],
  ])
})

test('a browser that has no such routes asks the worker, as ever', async () => {
  await expect(routeAroundWorker({ event: {} as Installing, pages: 'pages-r1', precache: 'shell', files: [] })).resolves.toBeUndefined()
})
