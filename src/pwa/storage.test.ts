import { afterEach, expect, test, vi } from 'vitest'
import { askToPersist, whatIsKept } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'storage')
})

const withWorker = (has: () => Promise<boolean>) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  vi.stubGlobal('caches', { has })
}
const refuse = (name: string) =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name)
  })

test('a browser that keeps everything', async () => {
  withWorker(async () => false)
  expect(await whatIsKept()).toBe('kept')
  expect(localStorage).toHaveLength(0)
})

test('a private window keeps the session alone', async () => {
  vi.stubGlobal('caches', undefined)
  expect(await whatIsKept()).toBe('session')
  withWorker(() => Promise.reject(new DOMException('no', 'SecurityError')))
  expect(await whatIsKept()).toBe('session')
})

test.each(['SecurityError', 'QuotaExceededError'])('%s keeps nothing', async (name) => {
  withWorker(async () => false)
  refuse(name)
  expect(await whatIsKept()).toBe('none')
})

test('lasting storage is asked for once', async () => {
  const persist = vi.fn(async () => true)
  const stored = (persisted: boolean) =>
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist, persisted: async () => persisted } })
  stored(true)
  expect([await askToPersist(), persist.mock.calls.length]).toEqual([true, 0])
  stored(false)
  expect([await askToPersist(), persist.mock.calls.length]).toEqual([true, 1])
  Reflect.deleteProperty(navigator, 'storage')
  expect(await askToPersist()).toBe(false)
})
