import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOf, dayAfter, instantOf, isDay, isOnTheWall, isTime, minutesOf, onTheWall, timeOf, weekdayOf } from './days.ts'

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
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T06:30:00Z'],
  ['America/Los_Angeles', '2026-11-01', '01:30', '2026-11-01T09:30:00Z'],
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00Z'],
  ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T15:15:00Z'],
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

const zones = fc.constantFrom('Europe/Rome', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Africa/Cairo', 'Australia/Lord_Howe')

test('the wall is the one that the platform knows, in the hours around a change too', () => {
  const near = fc.constantFrom('2026-10-25T01:00Z', '2027-03-28T01:00Z', '2026-11-01T06:00Z', '2027-03-14T10:00Z', '2027-04-03T15:00Z')
  const instants = fc.oneof(
    fc.integer({ min: Date.parse('1950-01-01'), max: Date.parse('2060-01-01') }),
    fc.tuple(near, fc.integer({ min: -90_000_000, max: 90_000_000 })).map(([at, away]) => Date.parse(at) + away),
  )
  fc.assert(
    fc.property(zones, instants, (zone, instant) => {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      const { day, time } = onTheWall(zone, instant)
      expect(`${day} ${time}`).toBe(format.format(instant))
    }),
    { numRuns: 300 },
  )
})

test('what the wall shows at an instant is shown at that instant or, of two, at the later', () => {
  const instants = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-01-01') / 60_000 })
  fc.assert(
    fc.property(zones, instants, (zone, minute) => {
      const { day, time } = onTheWall(zone, minute * 60_000)
      const found = instantOf(zone, day, time)
      expect(onTheWall(zone, found)).toEqual({ day, time })
      expect(found).toBeGreaterThanOrEqual(minute * 60_000)
    }),
  )
})

test('half past two is left out in spring, and shown in autumn', () => {
  expect(isOnTheWall('Europe/Rome', '2027-03-28', '02:30')).toBe(false)
  expect(isOnTheWall('Europe/Rome', '2027-03-28', '03:00')).toBe(true)
  expect(isOnTheWall('Europe/Rome', '2026-10-25', '02:30')).toBe(true)
})

test('days are counted by the calendar', () => {
  expect([dayAfter('2026-10-24', 2), dayAfter('2027-03-27', 2), dayAfter('2028-02-28', 1)]).toEqual([
    '2026-10-26',
    '2027-03-29',
    '2028-02-29',
  ])
  expect([weekdayOf('2026-11-22'), weekdayOf('2026-11-28')]).toEqual([0, 6])
  expect([minutesOf('19:05'), timeOf(1145), timeOf(0)]).toEqual([1145, '19:05', '00:00'])
})

test.each([
  ['2026-11-22', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['22-11-2026', false],
  ['9998-12-31', true],
  ['9999-12-31', false],
  ['', false],
])('%s is a day: %s', (day, is) => expect(isDay(day)).toBe(is))

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['25:99', false],
  ['12:60', false],
  ['7:30', false],
  ['07:30:00', false],
  ['', false],
])('%s is a time of a day: %s', (time, is) => expect(isTime(time)).toBe(is))
