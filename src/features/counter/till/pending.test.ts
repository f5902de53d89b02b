import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { began, usePending } from './pending.ts'

const deed = { kind: 'earn', purchase: '53.80', credit: '2.69', points: '53.0000' } as const

test('what one of the staff left unanswered is not there for the next one on the same page', () => {
  began({ id: 'wish', activityId: 'a', customerId: 'nora', name: 'Nora Prova', deed })
  const first = renderHook(() => usePending('a'))
  expect(first.result.current).toHaveLength(1)
  first.unmount()
  // As a logout does, in the page that stays.
  localStorage.clear()
  expect(renderHook(() => usePending('a')).result.current).toEqual([])
})

test('the same list is the same object, so that nothing is drawn anew for it', () => {
  began({ id: 'wish', activityId: 'a', customerId: 'nora', name: 'Nora Prova', deed })
  const { result, rerender } = renderHook(() => usePending('a').at(0))
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
})
