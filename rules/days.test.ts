import { expect, test } from 'vitest'
import { ageOf, instantOf, onTheWall } from './days.ts'

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

test.each([
  ['Europe/Rome', '2026-11-21', '19:30', '2026-11-21T18:30:00Z'],
  ['Europe/Rome', '2026-10-25', '00:00', '2026-10-24T22:00:00Z'],
  ['Europe/Rome', '2026-10-25', '02:30', '2026-10-25T01:30:00Z'],
  ['Europe/Rome', '2026-10-25', '04:00', '2026-10-25T03:00:00Z'],
  ['Europe/Rome', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
  ['Europe/Rome', '2027-03-28', '03:15', '2027-03-28T01:15:00Z'],
  ['Asia/Tokyo', '2026-12-31', '08:00', '2026-12-30T23:00:00Z'],
  ['America/Los_Angeles', '2026-11-01', '00:00', '2026-11-01T07:00:00Z'],
])('in %s it is %s %s at %s', (zone, day, time, instant) => {
  expect(new Date(instantOf(zone, day, time))).toEqual(new Date(instant))
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
