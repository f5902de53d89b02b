import { expect, test } from 'vitest'
import { curveOf, pathOf, roundUp } from './balance-curve.ts'

const step = (day: string, cents: number) => ({ day, cents, tenThousandths: 0 })
const read = (one: { cents: number }) => one.cents

test.each([
  [2450, 3000],
  [30, 30],
  [101, 150],
  [9_001, 10_000],
  [0, 1],
])('the line above %i is %i', (value, top) => expect(roundUp(value)).toBe(top))

test('the curve stands still between movements and ends today', () => {
  const curve = curveOf([step('2026-11-01', 1000), step('2026-11-11', 2000)], read, '2026-11-21')
  expect(curve).toMatchObject({ top: 2000, days: 20, from: { value: 1000 }, to: { value: 2000 } })
  expect(curve && pathOf(curve)).toBe('M0.00 50.00H50.00V0.00H100')
})

test('what is older than half a year gives the height to start from', () => {
  const curve = curveOf([step('2025-01-01', 700), step('2026-10-01', 900)], read, '2026-11-21')
  expect(curve).toMatchObject({ days: 180, from: { day: '2026-05-25', value: 700 } })
})

test('one label a month, none where they would touch', () => {
  const curve = curveOf([step('2026-08-20', 1), step('2026-11-10', 2)], read, '2026-11-21')
  expect(curve?.months.map(({ day }) => day)).toEqual(['2026-08-20', '2026-10-01', '2026-11-01'])
})

test.each([[[]], [[step('2026-11-21', 5)]]])('nothing to draw for less than two days', (steps) =>
  expect(curveOf(steps, read, '2026-11-21')).toBeUndefined(),
)
