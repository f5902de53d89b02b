import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STAYS, startWorker } from './register.ts'

vi.mock('workbox-window', () => ({
  Workbox: class {
    register = async () => undefined
    update = async () => undefined
    addEventListener = () => undefined
  },
}))

const followOvertaking = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./update.ts', () => ({ followUpdates: () => undefined, followOvertaking }))

const asked: unknown[] = []
const worker = (controller: object | null) =>
  Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve({ active: { postMessage: (order: unknown) => asked.push(order) } }),
  })
/** The page is there and idle, and so much time goes by. */
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  asked.length = 0
  followOvertaking.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] })
  // jsdom keeps no list of what a page fetched.
  performance.getEntriesByType ??= () => []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const visit = (controller: object | null, connection?: object) =>
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker(controller), connection })

test('a first visit keeps what it runs on, and the rest once somebody has been in for a while', async () => {
  visit(null)
  let isIn = false
  startWorker(() => isIn)
  await after(STAYS + 6_000)
  expect(asked).toEqual([{ type: 'CHECK', parts: expect.any(Array) }])
  isIn = true
  await after(STAYS)
  expect(asked.slice(1)).toEqual([{ type: 'CHECK', parts: 'all' }])
  await after(3 * STAYS)
  expect(asked).toHaveLength(2)
})

test('a phone that saves data is spared the rest until it is opened again', async () => {
  visit(null, { saveData: true })
  startWorker(() => true)
  await after(3 * STAYS)
  expect(asked).toHaveLength(1)
  visit({}, { saveData: true })
  startWorker(() => true)
  await after(6_000)
  expect(asked.at(-1)).toEqual({ type: 'CHECK', parts: 'all' })
})

test('a page that is opened again asks whether another version took over, a first visit does not', async () => {
  visit(null)
  startWorker(() => true)
  await after(STAYS + 6_000)
  expect(followOvertaking).not.toHaveBeenCalled()
  visit({})
  startWorker(() => true)
  await after(6_000)
  expect(followOvertaking).toHaveBeenCalledTimes(1)
})
