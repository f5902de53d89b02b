import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Workbox } from 'workbox-window'

beforeEach(() => {
  vi.resetModules()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: new EventTarget() })
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  delete document.documentElement.dataset.shell
})

async function load() {
  const { followUpdates, useUpdate } = await import('./update.ts')
  const worker = new Workbox('/sw.js')
  const skip = vi.spyOn(worker, 'messageSkipWaiting').mockImplementation(() => {})
  const reload = vi.fn()
  followUpdates(worker, reload)
  const say = (type: string, more: object = {}) => act(() => worker.dispatchEvent(Object.assign({ type }, more) as never))
  return { update: renderHook(() => useUpdate()).result, skip, reload, say }
}

test('a version that waits is named, and used only after the tap', async () => {
  const { update, skip, reload, say } = await load()
  expect(update.current.isWaiting).toBe(false)
  say('waiting')
  expect([update.current.isWaiting, skip.mock.calls.length, reload.mock.calls.length]).toEqual([true, 0, 0])
  update.current.apply()
  expect([skip.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  say('controlling', { isUpdate: true })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('one that is kept from taking over does not keep her waiting', async () => {
  vi.useFakeTimers()
  const { update, reload, say } = await load()
  say('waiting')
  update.current.apply()
  vi.advanceTimersByTime(3_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('the very first worker reloads nothing', async () => {
  const { reload, say } = await load()
  say('controlling', { isUpdate: false })
  expect(reload).not.toHaveBeenCalled()
})

test('another tab follows at once, but never under what is unsaved', async () => {
  const { reload, say } = await load()
  const { useUnsaved } = await import('../ui/use-unsaved.ts')
  const typed = renderHook(({ isUnsaved }) => useUnsaved(isUnsaved), { initialProps: { isUnsaved: true } })
  const next = renderHook(() => useUnsaved())
  say('controlling', { isUpdate: true })
  typed.rerender({ isUnsaved: false })
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  next.unmount()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test.each([
  { of: 'another shell than this page', kept: 'b', waiting: null, times: 1 },
  { of: 'this very shell', kept: 'a', waiting: null, times: 0 },
  { of: 'none', kept: undefined, waiting: null, times: 0 },
  { of: 'another, while the next one waits', kept: 'b', waiting: {}, times: 0 },
])('a worker that keeps $of loads it anew $times times', async ({ kept, waiting, times }) => {
  document.documentElement.dataset.shell = 'a'
  const active = { postMessage: (_order: unknown, [port]: MessagePort[]) => port?.postMessage(kept) }
  Object.assign(navigator.serviceWorker, { ready: Promise.resolve({ active, waiting }) })
  const { reload } = await load()
  const { followOvertaking } = await import('./update.ts')
  await followOvertaking()
  expect(reload).toHaveBeenCalledTimes(times)
})
