import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../tests/fakes/caches.ts'
import { storage } from './storage.ts'

const SESSION = 'persist:session'
let room = 0
let store: ReturnType<typeof fakeCaches>

const used = (but: string) => Object.entries(localStorage).reduce((sum, [key, value]) => sum + (key === but ? 0 : String(value).length), 0)

beforeEach(async () => {
  store = fakeCaches()
  vi.stubGlobal('caches', store)
  await store.open('images')
  localStorage.clear()
  localStorage.setItem(SESSION, 'old token')
  localStorage.setItem('tessera.first', 'x'.repeat(100))
  localStorage.setItem('persist:snapshot', 'x'.repeat(1_000))
  const set = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (used(key) + value.length > room) throw new DOMException('full', 'QuotaExceededError')
    set.call(this, key, value)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await storage.removeItem(SESSION)
})

const kept = () => [SESSION, 'tessera.first', 'persist:snapshot'].map((key) => localStorage.getItem(key)?.length ?? 0)

test.each([
  ['it fits: all stays', 2_000, 50, [50, 100, 1_000], true],
  ['it fits without what is painted first', 1_100, 50, [50, 0, 1_000], true],
  ['it fits without the copies', 1_100, 500, [500, 0, 0], true],
  ['it fits nowhere: no older one stays', 400, 500, [0, 0, 0], false],
])('a new session where %s', async (_, size, length, expected, isPictured) => {
  room = size
  const session = 's'.repeat(length)
  await storage.setItem(SESSION, session)
  expect(kept()).toEqual(expected)
  expect(await store.has('images')).toBe(isPictured)
  expect(await storage.getItem(SESSION)).toBe(session)
})

test('a logout while room is made is not undone', async () => {
  store.delete = async () => {
    await storage.setItem(SESSION, 'none')
    room = 2_000
    return true
  }
  room = 20
  await storage.setItem(SESSION, 's'.repeat(500))
  expect(localStorage.getItem(SESSION)).toBe('none')
})

test('for copies nothing else has to go', async () => {
  room = 1_200
  await storage.setItem('persist:snapshot', 'y'.repeat(1_500))
  expect(kept()).toEqual([9, 100, 1_000])
  await storage.removeItem('persist:snapshot')
})
