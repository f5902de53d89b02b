import { expect, test } from 'vitest'
import { arrivalOf, checkExpected, travelsForDays } from './order-expected.ts'

const today = '2026-11-27'

test('only a parcel has a day: what is brought home comes the same day, and the rest is collected', () => {
  expect((['C', 'H', 'S'] as const).map(travelsForDays)).toEqual([true, false, false])
  for (const shipping of ['H', 'S'] as const)
    expect(checkExpected('2026-11-30', shipping, today)).toMatchObject({ refused: 'order_expected' })
})

test.each([
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2027-01-26', true],
  ['2027-01-27', false],
  ['2026-11-31', false],
])('that it arrives by %s, from today and at most 60 days ahead: %s', (day, isPossible) => {
  expect(checkExpected(day, 'C', today)).toEqual(
    isPossible
      ? undefined
      : { refused: 'order_expected', values: { days: 60 }, errors: [{ path: 'expected', code: 'order_expected', message: '' }] },
  )
})

test.each([
  ['2026-11-27', { day: '2026-11-27', isOver: false, near: 'today' }],
  ['2026-11-28', { day: '2026-11-28', isOver: false, near: 'tomorrow' }],
  ['2026-11-30', { day: '2026-11-30', isOver: false }],
  ['2026-11-26', { day: '2026-11-26', isOver: true }],
])('what is on its way and expected on %s', (expected, arrival) => {
  expect(arrivalOf({ progress: 'shipped', expected }, today)).toEqual(arrival)
})

test('nothing is said without a day, nor of what is not on its way', () => {
  expect(arrivalOf({ progress: 'shipped', expected: null }, today)).toBeUndefined()
  for (const progress of ['accepted', 'done', 'cancelled', undefined] as const)
    expect(arrivalOf({ progress, expected: '2026-11-30' }, today)).toBeUndefined()
})
