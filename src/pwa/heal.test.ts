import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../tests/fakes/caches.ts'
import { heal } from './heal.ts'

let store: ReturnType<typeof fakeCaches>
const reload = vi.fn()
const unregister = vi.fn(async () => true)
const network = vi.fn(async () => new Response(''))

beforeEach(async () => {
  store = fakeCaches()
  for (const name of ['workbox-precache-v2-x', 'api:u:own']) await (await store.open(name)).put('https://our.example/x', new Response('x'))
  vi.stubGlobal('caches', store)
  vi.stubGlobal('fetch', network)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations: async () => [{ unregister }] } })
  sessionStorage.clear()
  reload.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a broken shell is dropped and loaded afresh, her copies stay', async () => {
  expect(await heal(1_000_000, reload)).toBe(true)
  expect(await store.keys()).toEqual(['api:u:own'])
  expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})

test('once a minute, never in a circle', async () => {
  await heal(1_000_000, reload)
  expect(await heal(1_059_999, reload)).toBe(false)
  expect(await heal(1_060_000, reload)).toBe(true)
})

test('without a server the shell that is there is kept', async () => {
  network.mockRejectedValueOnce(new TypeError('dead'))
  expect(await heal(1_000_000, reload)).toBe(false)
  expect(await store.keys()).toHaveLength(2)
  expect(reload).not.toHaveBeenCalled()
})
