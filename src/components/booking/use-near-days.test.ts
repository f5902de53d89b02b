import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayAfter } from '#rules/days.ts'
import { useNearDays } from './use-near-days.ts'

/** From a Friday on. */
const days = Array.from({ length: 35 }, (_, at) => dayAfter('2026-11-27', at))
const ends = (shown: Set<string>) => [[...shown][0], [...shown].at(-1)]

test('the week of the chosen day and the next are near, and stay so as long as it is one of them', () => {
  const { result, rerender } = renderHook(({ chosen }: { chosen?: string }) => useNearDays(days, chosen), {
    initialProps: { chosen: '2026-11-28' },
  })
  expect(ends(result.current)).toEqual(['2026-11-27', '2026-12-06'])
  act(() => rerender({ chosen: '2026-12-05' }))
  expect(ends(result.current)).toEqual(['2026-11-27', '2026-12-06'])
  act(() => rerender({ chosen: '2026-12-16' }))
  expect(ends(result.current)).toEqual(['2026-12-14', '2026-12-27'])
})

test('while none is chosen they are the first', () => {
  const { result } = renderHook(() => useNearDays(days, undefined))
  expect(ends(result.current)).toEqual(['2026-11-27', '2026-12-06'])
})
