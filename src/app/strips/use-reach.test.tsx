import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PATIENCE } from '#rules/offline.ts'
import { answered, asked, connection } from '../../state/connection.ts'
import { useReach } from './use-reach.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a dead server, a silent one and a slow answer are told apart', () => {
  const store = configureStore({ reducer: { connection: connection.reducer } })
  const { result } = renderHook(useReach, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  const after = (milliseconds: number, action?: ReturnType<typeof asked> | ReturnType<typeof answered>) => {
    act(() => {
      if (action) store.dispatch(action)
      vi.advanceTimersByTime(milliseconds)
    })
    return result.current
  }
  expect(after(100, asked())).toBe('well')
  expect(after(PATIENCE)).toBe('slow')
  expect(after(100, answered({ reached: true }))).toBe('well')
  after(100, asked())
  expect(after(100, answered({ reached: false }))).toBe('gone')
  after(100, asked())
  expect(after(100, answered({ reached: false, silent: true }))).toBe('slow')
  act(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false))
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(result.current).toBe('offline')
})
