import { expect, test } from 'vitest'
import { ageOf, onTheWall } from './days.ts'

test.each([
  ['Europe/Rome', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['Europe/Rome', '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
  ['Europe/Rome', '2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
  ['Europe/Rome', '2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ['Asia/Tokyo', '2026-10-25T15:00:00Z', '2026-10-26', '00:00'],
  ['America/Los_Angeles', '2026-10-25T06:59:00Z', '2026-10-24', '23:59'],
])('in %s %s is %s %s', (zone, instant, day, time) => {
  expect(onTheWall(zone, instant)).toEqual({ day, time })
})

test('a copy of yesterday evening is of yesterday, also on the night of 25 hours', () => {
  const now = Date.parse('2026-10-26T07:00:00Z')
  expect(ageOf('2026-10-26T05:00:00Z', now, 'Europe/Rome')).toBe('today')
  expect(ageOf('2026-10-24T22:30:00Z', now, 'Europe/Rome')).toBe('yesterday')
  expect(ageOf('2026-10-24T21:30:00Z', now, 'Europe/Rome')).toBe('older')
})

test('a clock that ran backwards makes no copy of tomorrow', () => {
  expect(ageOf('2026-10-27T05:00:00Z', Date.parse('2026-10-26T07:00:00Z'), 'Europe/Rome')).toBe('today')
})
