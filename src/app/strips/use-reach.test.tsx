import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE } from '#rules/offline.ts'
import { answered, asked } from '../../state/connection.ts'
import { createStore } from '../store.ts'
import { useReach } from './use-reach.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a dead server, a silent one and a slow answer are told apart', async () => {
  const store = createStore()
  const { result } = renderHook(useReach, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  const after = async (milliseconds: number, action?: ReturnType<typeof asked> | ReturnType<typeof answered>) => {
    await act(async () => {
      if (action) store.dispatch(action)
      await vi.advanceTimersByTimeAsync(milliseconds)
    })
    return result.current
  }
  expect(await after(100, asked())).toBe('well')
  expect(await after(PATIENCE)).toBe('slow')
  expect(await after(100, answered({ reached: true }))).toBe('well')
  await after(100, asked())
  expect(await after(100, answered({ reached: false }))).toBe('gone')
  await after(100, asked())
  expect(await after(100, answered({ reached: false, silent: true }))).toBe('slow')
  act(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(result.current).toBe('offline')
})
