import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../tests/fakes/caches.ts'
import { purge } from './purge.ts'

const SHELL = 'workbox-precache-v2-https://our.example/'
let store: ReturnType<typeof fakeCaches>
const deleted: string[] = []
const closed = vi.fn()
const cleared = vi.fn()
const told = vi.fn((_message: unknown, [port]: MessagePort[]) => port?.postMessage('done'))

beforeEach(async () => {
  store = fakeCaches()
  for (const name of [SHELL, 'public', 'images', 'push', 'api:u:own', 'api:u:a-1'])
    await (await store.open(name)).put('https://our.example/x', new Response('x'))
  vi.stubGlobal('caches', store)
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'hers' }, { name: 'workbox-expiration' }, { name: 'workbox-background-sync' }],
    deleteDatabase: (name: string) => deleted.push(name),
  })
  const registration = { active: { postMessage: told }, getNotifications: async () => [{ close: closed }] }
  Object.assign(navigator, { clearAppBadge: cleared })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => registration } })
  localStorage.setItem('persist:session', '{}')
  localStorage.setItem('tessera.first', '{}')
  localStorage.setItem('tessera.device.language', 'de')
  sessionStorage.setItem('x', '1')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  deleted.length = 0
})

test('a logout leaves the shell and what is about the device', async () => {
  await purge()
  expect(Object.keys(localStorage)).toEqual(['tessera.device.language'])
  expect(sessionStorage).toHaveLength(0)
  expect(await store.keys()).toEqual([SHELL])
  expect(deleted).toEqual(['hers'])
  expect(told).toHaveBeenCalledWith({ type: 'PURGE' }, expect.anything())
  expect(closed).toHaveBeenCalled()
  expect(cleared).toHaveBeenCalled()
})

test('what was kept while the worker was being told goes too', async () => {
  told.mockImplementationOnce((_message, [port]) => {
    void store.open('api:u:late')
    setTimeout(() => port?.postMessage('done'), 20)
  })
  await purge()
  expect(await store.keys()).toEqual([SHELL])
})

test('a denied storage, caches and databases stop nothing of the rest', async () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('denied')) })
  await purge()
  expect(await store.keys()).toEqual([SHELL])
  expect(closed).toHaveBeenCalled()
})

test('without a worker, without caches, it still clears the rest', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.stubGlobal('caches', undefined)
  await purge()
  expect(localStorage.getItem('persist:session')).toBeNull()
})

test('a worker that does not answer is not waited for', async () => {
  vi.useFakeTimers()
  told.mockImplementationOnce(() => {})
  const done = purge()
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(done).resolves.toBeUndefined()
  vi.useRealTimers()
})
