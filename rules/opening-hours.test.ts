import { describe, expect, test } from 'vitest'
import type { Hours } from '#contract/stores.ts'
import { closedDaysAhead, closedWeekdays, dayBarOf, isOverToday, runsOf, standingOf, weekOf } from './opening-hours.ts'

const ROME = 'Europe/Rome'
const at = (instant: string) => Date.parse(instant)
const hours = (day: number, startTime: string, endTime: string) => ({ day, startTime, endTime })
/** Tuesday to Sunday at lunch; Friday and Saturday until late. */
const trattoria = {
  hours: [...[2, 3, 4, 5, 6, 7].map((day) => hours(day, '12:00', '15:00')), ...[5, 6].map((day) => hours(day, '19:00', '02:00'))],
  closedDays: ['2026-11-26'],
}
// 2026-11-21 is a Saturday; in Rome it is UTC+1.
const standing = (instant: string, opening = trattoria, zone = ROME) => standingOf(opening, zone, at(instant))

test.each([
  ['before it opens', '2026-11-21T09:00+01:00', false],
  ['between noon and evening', '2026-11-21T16:00+01:00', false],
  ['late on a night that goes on', '2026-11-21T23:59+01:00', false],
  ['after midnight of that night, in a day to come', '2026-11-22T01:30+01:00', false],
  ['at its last end', '2026-11-22T15:00+01:00', true],
  ['on its day off', '2026-11-23T20:00+01:00', false],
  ['on a closed day', '2026-11-26T20:00+01:00', false],
])('the day is over, %s: %s %s', (_, instant, isOver) => expect(isOverToday(trattoria, ROME, at(instant))).toBe(isOver))

describe('how a place stands', () => {
  test.each([
    ['at its first minute', '2026-11-21T12:00+01:00', { until: { day: '2026-11-21', days: 0, time: '15:00' }, minutesLeft: 180 }],
    ['a minute before its end', '2026-11-21T14:59+01:00', { until: { day: '2026-11-21', days: 0, time: '15:00' }, minutesLeft: 1 }],
    ['before midnight', '2026-11-21T23:30+01:00', { until: { day: '2026-11-22', days: 1, time: '02:00' }, minutesLeft: 150 }],
    ['after midnight', '2026-11-22T01:59+01:00', { until: { day: '2026-11-22', days: 0, time: '02:00' }, minutesLeft: 1 }],
  ])('open, %s', (_, instant, more) => expect(standing(instant)).toEqual({ is: 'open', ...more }))

  test.each([
    ['at its end', '2026-11-21T15:00+01:00', { day: '2026-11-21', days: 0, time: '19:00' }, false],
    ['until noon, after a late night', '2026-11-22T02:00+01:00', { day: '2026-11-22', days: 0, time: '12:00' }, false],
    ['on its day off', '2026-11-23T10:00+01:00', { day: '2026-11-24', days: 1, time: '12:00' }, false],
    ['on a closed day', '2026-11-26T13:00+01:00', { day: '2026-11-27', days: 1, time: '12:00' }, true],
    ['before a closed day', '2026-11-25T20:00+01:00', { day: '2026-11-27', days: 2, time: '12:00' }, false],
  ])('closed, %s', (_, instant, opens, isSpecial) => expect(standing(instant)).toEqual({ is: 'closed', opens, isSpecial }))

  test('what began before a closed day still ends in it', () => {
    const opening = { hours: [hours(5, '19:00', '02:00'), hours(6, '00:30', '03:00')], closedDays: ['2026-11-21'] }
    expect(standing('2026-11-21T01:00+01:00', opening)).toMatchObject({ is: 'open', until: { time: '02:00' } })
  })

  test('what touches is one: until midnight and from midnight on', () => {
    const opening = { hours: [hours(6, '18:00', '00:00'), hours(0, '00:00', '04:00')], closedDays: [] }
    expect(standing('2026-11-21T20:00+01:00', opening)).toMatchObject({ until: { day: '2026-11-22', days: 1, time: '04:00' } })
  })

  test('round the clock has no end', () => {
    const opening = { hours: [0, 1, 2, 3, 4, 5, 6].map((day) => hours(day, '00:00', '00:00')), closedDays: [] }
    expect(standing('2026-11-21T20:00+01:00', opening)).toEqual({ is: 'open' })
  })

  test('the wall is the place’s, wherever the customer is', () => {
    expect(standing('2026-11-21T11:30Z')).toMatchObject({ is: 'open' })
    expect(standing('2026-11-21T11:30Z', trattoria, 'America/New_York')).toMatchObject({ is: 'closed', opens: { time: '12:00' } })
  })

  test.each([
    ['forward', '2027-03-28T03:30+02:00', '2027-03-28T01:59+01:00', '2027-03-28'],
    ['back', '2026-10-25T02:00+01:00', '2026-10-25T01:59+02:00', '2026-10-25'],
  ])('on the night the clocks go %s it closes when the wall says so', (_, closed, open, day) => {
    const opening = { hours: [hours(6, '19:00', '02:00')], closedDays: [] }
    expect(standing(open, opening)).toMatchObject({ is: 'open', until: { day, time: '02:00' }, minutesLeft: 1 })
    expect(standing(closed, opening)).toMatchObject({ is: 'closed' })
  })

  test('nothing is said without hours, and no opening is made up', () => {
    expect(standing('2026-11-21T12:00Z', { hours: [], closedDays: [] })).toBeUndefined()
    const closedDays = Array.from({ length: 80 }, (_, ahead) => new Date(at('2026-11-21') + ahead * 86_400_000).toISOString().slice(0, 10))
    expect(standing('2026-11-21T12:00Z', { ...trattoria, closedDays })).toEqual({ is: 'closed', isSpecial: true })
  })
})

test('the week goes from Monday to Sunday, each day by its next date', () => {
  const week = weekOf(trattoria, ROME, at('2026-11-21T12:00Z'))
  expect(week.map(({ day, isToday, isSpecial }) => [day, isToday, isSpecial])).toEqual([
    ['2026-11-23', false, false],
    ['2026-11-24', false, false],
    ['2026-11-25', false, false],
    ['2026-11-26', false, true],
    ['2026-11-27', false, false],
    ['2026-11-21', true, false],
    ['2026-11-22', false, false],
  ])
  expect(week[5]?.hours.map(({ startTime }) => startTime)).toEqual(['12:00', '19:00'])
  expect(week[0]?.hours).toEqual([])
})

test('closed days are told two months ahead', () => {
  const opening = { hours: [], closedDays: ['2027-08-15', '2026-12-25', '2026-11-21', '2026-11-20'] }
  expect(closedDaysAhead(opening, ROME, at('2026-11-21T12:00Z'))).toEqual(['2026-11-21', '2026-12-25'])
})

const evening = (day: number) => [
  { day, startTime: '12:00', endTime: '15:00' },
  { day, startTime: '19:00', endTime: '23:00' },
]
const bar = (at: string, hours: Hours[], closedDays: string[] = []) => dayBarOf({ hours, closedDays }, 'Europe/Rome', Date.parse(at))

test('today as a bar: what is over, what is open, what comes, and the minute that it is', () => {
  // The 21st of November 2026 is a Saturday.
  expect(bar('2026-11-21T19:30:00+01:00', evening(6))).toEqual({
    from: 660,
    to: 1440,
    now: 1170,
    spans: [
      { start: 720, end: 900, is: 'past' },
      { start: 1140, end: 1380, is: 'now' },
    ],
  })
  expect(bar('2026-11-21T16:00:00+01:00', evening(6))?.spans.map(({ is }) => is)).toEqual(['past', 'next'])
})

test('the bar of a closed day is empty; last night goes on in this one; without hours there is none', () => {
  expect(bar('2026-11-21T16:00:00+01:00', evening(6), ['2026-11-21'])).toMatchObject({ spans: [], from: 900, to: 1020 })
  const late = [{ day: 5, startTime: '20:00', endTime: '02:00' }]
  expect(bar('2026-11-21T01:00:00+01:00', late)?.spans).toEqual([{ start: 0, end: 120, is: 'now' }])
  expect(bar('2026-11-21T01:00:00+01:00', [])).toBeUndefined()
})

test('the weekdays that it never opens on, Monday first', () => {
  expect(closedWeekdays({ hours: [...evening(2), ...evening(7)], closedDays: [] })).toEqual([1, 3, 4, 5, 6])
})

test('days that follow one another are one run', () => {
  expect(runsOf(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-06'])).toEqual([
    { first: '2026-12-24', last: '2026-12-25' },
    { first: '2026-12-31', last: '2027-01-01' },
    { first: '2027-01-06', last: '2027-01-06' },
  ])
  expect(runsOf([])).toEqual([])
})
