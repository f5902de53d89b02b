import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesOf } from './booking-calendar.ts'
import type { Offer } from './booking-grant.ts'
import { openSpans } from './booking-hours.ts'
import { requestBooking } from './booking-request.ts'
import type { Booking } from './booking-rivals.ts'
import { eveningOf } from './booking-seats.ts'
import { startsOn } from './booking-starts.ts'
import { dayAfter, instantOf, isOnTheWall, minutesOf, onTheWall, timeOf } from './days.ts'
import { isRefusal } from './refusal.ts'
import { meets } from './spans.ts'

/** The nights on which the clocks change, of zones east and west of Greenwich, by an hour and by half of one, at night and at midnight. */
const nights: [zone: string, date: string][] = [
  ['Europe/Rome', '2026-10-25'],
  ['Europe/Rome', '2027-03-28'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['America/St_Johns', '2026-11-01'],
  ['America/St_Johns', '2027-03-14'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Africa/Cairo', '2027-04-30'],
  ['Asia/Tokyo', '2026-11-21'],
]
const OPERATORS = ['anna', 'bea']
const SEATS = 12

const night = fc.constantFrom(...nights)
const quarter = fc.nat(95).map((at) => timeOf(at * 15))
const hours = fc.record({ startTime: quarter, endTime: quarter })
const weekly = fc
  .array(hours, { minLength: 1, maxLength: 2 })
  .map((all) => [0, 1, 2, 3, 4, 5, 6].flatMap((day) => all.map((one) => ({ day, ...one }))))
const timetable = fc.record({
  granularity: fc.constantFrom(15, 30, 60, 120),
  open: weekly,
  closed: fc.array(
    fc.tuple(fc.nat(6), hours).map(([day, one]) => ({ day, ...one })),
    { maxLength: 3 },
  ),
})
const kind = fc.oneof(
  fc.constant({ is: 'table' as const, seats: SEATS }),
  fc.record({
    is: fc.constant('service' as const),
    minutes: fc.constantFrom(15, 45, 75),
    operators: fc.constantFrom<string[]>([], OPERATORS),
  }),
)
const wish = fc.record({
  ahead: fc.nat(2),
  time: quarter,
  people: fc.integer({ min: 1, max: 6 }),
  operatorId: fc.option(fc.constantFrom(...OPERATORS)),
})
const scene = fc.record({
  night,
  timetable,
  kind,
  wishes: fc.array(wish, { maxLength: 30, size: 'max' }),
  status: fc.constantFrom('Y' as const, 'I' as const),
})

/** Books one after the other, as the lock lets them in, around a night. */
function booked({ night: [zone, date], timetable, kind, wishes, status }: typeof scene extends fc.Arbitrary<infer S> ? S : never) {
  const offer: Offer = { ...kind, timetable: { zone, closedDays: [], ...timetable } }
  const [eve, now] = [dayAfter(date, -1), instantOf(zone, dayAfter(date, -1), '10:07')]
  const bookings: Booking[] = []
  for (const { ahead, operatorId, ...one } of wishes) {
    const asked = { ...one, date: dayAfter(eve, ahead), ...(operatorId && { operatorId }) }
    const place = requestBooking(asked, offer, { bookings, now })
    if (!isRefusal(place)) bookings.push({ ...place, id: String(bookings.length), status, people: one.people })
  }
  return { offer, zone, now, bookings, days: [eve, date, dayAfter(date, 1)] }
}

test('what the calendar offers is granted if nobody was faster, and begins when the wall says so', () => {
  fc.assert(
    fc.property(scene, fc.integer({ min: 1, max: 6 }), (scene, people) => {
      const { offer, zone, now, bookings, days } = booked(scene)
      for (const date of days)
        for (const time of timesOf({ people }, offer, date, { bookings, now }).free) {
          const given = requestBooking({ date, time, people }, offer, { bookings, now })
          expect(isRefusal(given) ? [date, time, given.refused] : onTheWall(zone, given.start)).toEqual({ day: date, time })
        }
    }),
    { numRuns: 200 },
  )
})

test('no two bookings of one operator overlap, and the people of an evening never exceed the seats', () => {
  fc.assert(
    fc.property(scene, (scene) => {
      const { offer, zone, bookings, days } = booked(scene)
      if (offer.is === 'service') {
        bookings.forEach((one, index) =>
          bookings.slice(index + 1).forEach((other) => expect(one.operatorId === other.operatorId && meets(one, other)).toBe(false)),
        )
        return
      }
      for (const date of days) {
        const guests = bookings.filter((one) => meets(one, eveningOf(zone, date)))
        expect(guests.reduce((sum, one) => sum + one.people, 0)).toBeLessThanOrEqual(SEATS)
      }
    }),
    { numRuns: 200 },
  )
})

test('what is closed by the wall is offered by none, and no span ends before it begins', () => {
  const isIn = ({ startTime, endTime }: { startTime: string; endTime: string }, time: string) =>
    startTime < endTime ? startTime <= time && time < endTime : false
  fc.assert(
    fc.property(scene, (scene) => {
      const { offer, now, days } = booked({ ...scene, wishes: [] })
      for (const date of days) {
        for (const { start, end } of openSpans(offer.timetable, date, null)) expect(end).toBeGreaterThan(start)
        const { free } = timesOf({ people: 1 }, offer, date, { bookings: [], now })
        const weekday = new Date(Date.parse(date)).getUTCDay()
        const closed = scene.timetable.closed.filter(({ day }) => day === weekday)
        expect(free.filter((time) => closed.some((one) => isIn(one, time)))).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

test('hours that begin or end in the hour left out keep to what the wall shows of them', () => {
  const open = [{ day: 0, startTime: '01:00', endTime: '05:00' }]
  const free = (...closed: [string, string][]) => {
    const hours = closed.map(([startTime, endTime]) => ({ day: 0, startTime, endTime }))
    const spans = openSpans({ zone: 'Europe/Rome', granularity: 15, open, closed: hours, closedDays: [] }, '2027-03-28', null)
    return startsOn({ zone: 'Europe/Rome', granularity: 15 }, '2027-03-28', spans)
      .map(({ time }) => time)
      .filter((time) => time >= '01:45' && time < '04:00')
  }
  expect(free(['02:30', '03:15'])).toEqual(['01:45', '03:15', '03:30', '03:45'])
  expect(free(['01:30', '02:30'])).toEqual(['03:00', '03:15', '03:30', '03:45'])
  expect(free(['02:15', '02:45'])).toEqual(['01:45', '03:00', '03:15', '03:30', '03:45'])
})

describe.each(nights)('in %s on %s', (zone, date) => {
  test.each([15, 30, 60, 120])('open all day, a time every %d minutes by the wall but for what it leaves out', (granularity) => {
    const open = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '00:00', endTime: '00:00' }))
    const spans = openSpans({ zone, granularity, open, closed: [], closedDays: [] }, date, null)
    const times = Array.from({ length: 1440 / granularity }, (_, n) => timeOf(n * granularity)).filter((time) =>
      isOnTheWall(zone, date, time),
    )
    const starts = startsOn({ zone, granularity }, date, spans)
    expect(starts.map(({ time }) => time)).toEqual(times)
    expect(starts.map(({ at }) => at)).toEqual(times.map((time) => instantOf(zone, date, time)))
    expect(starts.every(({ time }) => minutesOf(time) % Math.min(60, granularity) === 0)).toBe(true)
  })
})
