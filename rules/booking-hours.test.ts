import { expect, test } from 'vitest'
import { closedBy, openSpans, type Timetable } from './booking-hours.ts'
import { granularityOf, gridOf, roundedUp, snappedDown, startsOn } from './booking-starts.ts'
import { onTheWall } from './days.ts'

const hours = (day: number, startTime: string, endTime: string, operatorId?: string) => ({
  day,
  startTime,
  endTime,
  ...(operatorId && { operatorId }),
})
const timetable = (more: Partial<Timetable> = {}): Timetable => ({
  zone: 'Europe/Rome',
  granularity: 30,
  open: [0, 1, 2, 3, 4, 5, 6].map((day) => hours(day, '09:00', '12:00')),
  closed: [],
  closedDays: [],
  ...more,
})
const read = (of: Timetable, date: string, operatorId: string | null = null) =>
  openSpans(of, date, operatorId)
    .map(({ start, end }) => [onTheWall(of.zone, start), onTheWall(of.zone, end)] as const)
    .filter(([from]) => from.day === date)
    .map(([from, to]) => `${from.time}-${to.time}`)
const starts = (of: Timetable, date: string) => startsOn(of, date, openSpans(of, date, null)).map(({ time }) => time)

test('working hours without closed times, of a weekday or of a day', () => {
  const closed = [hours(6, '10:00', '10:30'), { day: '2026-11-21', startTime: '11:30', endTime: '13:00' }]
  expect(read(timetable({ closed }), '2026-11-21')).toEqual(['09:00-10:00', '10:30-11:30'])
  expect(read(timetable({ closed }), '2026-11-22')).toEqual(['09:00-12:00'])
})

test('a closed day has none; what began before it still ends in it', () => {
  const late = timetable({ open: [hours(5, '20:00', '02:00'), hours(6, '20:00', '02:00')], closedDays: ['2026-11-21'] })
  expect(read(late, '2026-11-21')).toEqual([])
  expect(starts(late, '2026-11-21')).toEqual(['00:00', '00:30', '01:00', '01:30'])
})

test('a day off ends before its night begins again, and leaves the night before as it is; others serve on', () => {
  const late = timetable({ open: [5, 6, 0].map((day) => hours(day, '20:00', '02:00')) })
  const day = { date: '2026-11-21', startTime: null, endTime: null }
  const [annaOff, allOff] = [closedBy(late, [{ ...day, operatorId: 'anna' }]), closedBy(late, [{ ...day, operatorId: null }])]
  const nights = (of: Timetable, who: string | null) =>
    openSpans(of, '2026-11-21', who).map(({ start, end }) => [start, end].map((at) => onTheWall(of.zone, at).day.slice(8)).join('-'))
  expect([nights(annaOff, 'anna'), nights(annaOff, 'bea'), nights(allOff, 'bea')]).toEqual([
    ['20-21', '22-23'],
    ['20-21', '21-22', '22-23'],
    ['20-21', '22-23'],
  ])
})

test('an operator has hours and breaks of their own', () => {
  const of = timetable({
    open: [hours(6, '09:00', '12:00'), hours(6, '10:00', '14:00', 'anna')],
    closed: [hours(6, '11:00', '11:30', 'anna')],
  })
  expect([read(of, '2026-11-21', 'anna'), read(of, '2026-11-21', 'bea'), read(of, '2026-11-21')]).toEqual([
    ['10:00-11:00', '11:30-14:00'],
    ['09:00-12:00'],
    ['09:00-12:00'],
  ])
})

test.each([
  [15, 15, 15],
  [30, 30, 30],
  [60, 60, 60],
  [120, 120, 60],
  [0, 15, 15],
  [20, 15, 15],
  [45, 15, 15],
])('a granularity of %d counts as %d and rounds to %d', (given, granularity, grid) => {
  expect([granularityOf(given), gridOf(given)]).toEqual([granularity, grid])
})

test('now rounds up, a picked time snaps down', () => {
  expect([roundedUp(605, 15), roundedUp(605, 30), roundedUp(605, 60), roundedUp(600, 60), roundedUp(1430, 60)]).toEqual([
    615, 630, 660, 600, 1440,
  ])
  expect([snappedDown(629, 15), snappedDown(629, 30), snappedDown(629, 120), snappedDown(600, 60)]).toEqual([615, 600, 600, 600])
})

test('a day begins on the grid, in steps of the granularity', () => {
  expect(starts(timetable({ open: [hours(6, '09:10', '11:00')] }), '2026-11-21')).toEqual(['09:30', '10:00', '10:30'])
  expect(starts(timetable({ granularity: 120 }), '2026-11-21')).toEqual(['09:00', '11:00'])
  expect(starts(timetable({ granularity: 7, open: [hours(6, '09:00', '09:40')] }), '2026-11-21')).toEqual(['09:00', '09:15', '09:30'])
})

test('on the nights the clocks change, a time left out is none and one shown twice is one', () => {
  const night = timetable({ open: [hours(0, '01:00', '04:00')] })
  expect(starts(night, '2027-03-28')).toEqual(['01:00', '01:30', '03:00', '03:30'])
  expect(starts(night, '2026-10-25')).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'])
  const [span] = openSpans(night, '2026-10-25', null)
  expect(((span?.end ?? 0) - (span?.start ?? 0)) / 3_600_000).toBe(4)
})
