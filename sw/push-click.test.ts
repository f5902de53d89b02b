import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage, fakeWorker } from '../tests/fakes/worker.ts'

const report = vi.hoisted(() => vi.fn(async (_receipt: string, _event: string) => {}))
vi.mock('./receipts.ts', () => ({ report }))

const { open } = await import('./push-click.ts')

const tapped = (data: unknown) => ({ close: vi.fn(), data }) as unknown as Notification
const note = () => tapped({ path: '/notices/n1', receipt: 'r1' })
const OPEN = { type: 'OPEN', path: '/notices/n1' }

beforeEach(() => report.mockClear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an open window comes to the front and goes there by itself', async () => {
  const page = fakePage()
  const { openWindow } = await fakeWorker({ pages: [page] })
  const tap = note()
  await open(tap)
  expect(tap.close).toHaveBeenCalled()
  expect(page.focus).toHaveBeenCalled()
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith(OPEN, expect.anything())
  for (const other of [page.navigate, openWindow]) expect(other).not.toHaveBeenCalled()
  expect(report).toHaveBeenCalledExactlyOnceWith('r1', 'opened')
})

test('of several the one in front, else the one used last; a frame is no window', async () => {
  const [frame, last, front] = [fakePage({ frameType: 'nested' }), fakePage(), fakePage({ focused: true })]
  await fakeWorker({ pages: [frame, last, front] })
  await open(note())
  expect([frame, last, front].map((page) => page.postMessage.mock.calls.length)).toEqual([0, 0, 1])
  await fakeWorker({ pages: [frame, last] })
  await open(note())
  expect([frame, last].map((page) => page.postMessage.mock.calls.length)).toEqual([0, 1])
})

test('the page is told of the push, but not of a receipt that is counted already', async () => {
  const { openWindow } = await fakeWorker()
  await open(tapped({ path: '/notices/n1?activity=a&push=r1#x', receipt: 'r1' }))
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/notices/n1?activity=a&push=counted#x')
})

test('without a window one is opened', async () => {
  const { openWindow } = await fakeWorker()
  await open(note())
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/notices/n1')
})

test('a page that does not answer is loaded anew, one that cannot be is left alone', async () => {
  vi.useFakeTimers()
  const old = fakePage({ hears: false })
  old.focus.mockRejectedValue(new Error('not allowed'))
  const { openWindow } = await fakeWorker({ pages: [old] })
  const first = open(note())
  await vi.advanceTimersByTimeAsync(2_000)
  await first
  expect(old.navigate).toHaveBeenCalledExactlyOnceWith('/notices/n1')
  old.navigate.mockRejectedValue(new TypeError('not controlled'))
  const second = open(note())
  await vi.advanceTimersByTimeAsync(2_000)
  await second
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/notices/n1')
})

test.each([null, undefined, 'x', 7, {}, { path: '//evil.example', receipt: 7 }, { path: 'javascript:alert(1)' }])(
  'a tap on a note with %j leads home and counts nothing',
  async (data) => {
    const { openWindow } = await fakeWorker()
    await open(tapped(data))
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/')
    expect(report).not.toHaveBeenCalled()
  },
)
