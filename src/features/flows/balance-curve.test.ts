import { expect, test } from 'vitest'
import { atPlace, atRest, atStop, curveOf, pathOf } from './balance-curve.ts'

const stop = (day: string, value: number) => ({ day, value })
const TODAY = '2026-11-21'

test('the line stands still between movements and ends today, with room above it', () => {
  const curve = curveOf([stop('2026-11-01', 1000), stop('2026-11-11', 300), stop('2026-11-11', 2000)], TODAY)
  expect(curve && pathOf(curve)).toBe('M0.00 56.90H50.00V13.79H100')
  expect(curve).toMatchObject({ from: '2026-11-01', today: TODAY })
})

test('what is older than half a year gives the height to start from', () => {
  const curve = curveOf([stop('2024-01-01', 100), stop('2025-01-01', 700), stop('2026-10-01', 900)], TODAY)
  expect(curve).toMatchObject({ from: '2026-05-25', stops: [{ x: 0, value: 700 }, { value: 900 }] })
  expect(curve && atStop(curve, 0)).toMatchObject({ day: '2026-05-25', value: 700 })
})

test('each month has its part of the width, the first and the last as far as they go', () => {
  const months = curveOf([stop('2026-08-20', 1), stop('2026-11-10', 2)], TODAY)?.months ?? []
  expect(months.map(({ day, from, to }) => [day, Math.round(from), Math.round(to)])).toEqual([
    ['2026-08-20', 0, 13],
    ['2026-09-01', 13, 45],
    ['2026-10-01', 45, 78],
    ['2026-11-01', 78, 100],
  ])
})

test.each([[[]], [[stop(TODAY, 5)]]])('nothing to draw for less than two days', (stops) => expect(curveOf(stops, TODAY)).toBeUndefined())

test('a balance of nothing lies at the bottom', () => {
  const curve = curveOf([stop('2026-11-01', 0)], TODAY)
  expect(curve && pathOf(curve)).toBe('M0.00 100.00H100')
})

test('under a finger the day is read, and what it closed with; at the edges the first day and today', () => {
  const curve = curveOf([stop('2026-11-01', 10), stop('2026-11-11', 20), stop('2026-11-11', 30), stop('2026-11-16', 5)], TODAY)
  if (!curve) throw new Error('no curve')
  expect([-5, 0, 48, 50, 74, 99, 140].map((x) => atPlace(curve, x)).map(({ day, value, at }) => [day, value, at])).toEqual([
    ['2026-11-01', 10, 0],
    ['2026-11-01', 10, 0],
    ['2026-11-11', 30, 2],
    ['2026-11-11', 30, 2],
    ['2026-11-16', 5, 3],
    ['2026-11-21', 5, 4],
    ['2026-11-21', 5, 4],
  ])
})

test('by keys it goes stop by stop, and from the last of them to today', () => {
  const curve = curveOf([stop('2026-11-01', 10), stop('2026-11-11', 20)], TODAY)
  if (!curve) throw new Error('no curve')
  expect([-1, 0, 1, 2, 9].map((at) => atStop(curve, at)).map(({ at, day, value }) => [at, day, value])).toEqual([
    [0, '2026-11-01', 10],
    [0, '2026-11-01', 10],
    [1, '2026-11-11', 20],
    [2, TODAY, 20],
    [2, TODAY, 20],
  ])
  expect(atRest(curve)).toMatchObject({ x: 100, value: 20 })
})
