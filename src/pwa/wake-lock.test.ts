import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWakeLock } from './wake-lock.ts'

const release = vi.fn(async () => {})
const request = vi.fn(async () => ({ release }))
const offer = (wakeLock: object) => Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  request.mockClear()
  release.mockClear()
})

test('the screen stays on while the code shows, also after coming back, and no longer', async () => {
  offer({ request })
  const { rerender, unmount } = renderHook(({ on }) => useWakeLock(on), { initialProps: { on: false } })
  expect(request).not.toHaveBeenCalled()
  rerender({ on: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  unmount()
  expect(release).toHaveBeenCalled()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
})

test('a device that refuses, or cannot, shows the code all the same', async () => {
  expect(renderHook(() => useWakeLock(true)).result.current).toBe(true)
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'))
  offer({ request })
  const { result } = renderHook(() => useWakeLock(true))
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(result.current).toBe(false))
})
