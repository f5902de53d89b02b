import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('no until the first screen is painted, then yes for every later one', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
  const { usePainted } = await import('./use-painted.ts')
  const first = renderHook(usePainted)
  expect(first.result.current).toBe(false)
  act(() => void vi.advanceTimersToNextFrame())
  expect(first.result.current).toBe(false)
  act(() => void vi.runAllTimers())
  expect(first.result.current).toBe(true)
  expect(renderHook(usePainted).result.current).toBe(true)
  vi.useRealTimers()
})
