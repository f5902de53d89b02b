import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { calendarDays, dayStates, nearestFree, soonest, soonestOf, timesOf } from './booking-calendar.ts'
import type { Offer } from './booking-grant.ts'
import type { Timetable } from './booking-hours.ts'
import { requestBooking } from './booking-request.ts'
import type { Booking } from './booking-rivals.ts'
import { eveningOf } from './booking-seats.ts'
import { instantOf } from './days.ts'
import { isRefusal } from './refusal.ts'
import { meets } from './spans.ts'

const ROME = 'Europe/Rome'
const week = (startTime: string, endTime: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime, endTime }))
const timetable: Timetable = { zone: ROME, granularity: 60, open: week('09:00', '12:00'), closed: [], closedDays: ['2026-11-24'] }
const cut: Offer = { is: 'service', minutes: 60, operators: ['anna', 'bea'], timetable }
const now = Date.parse('2026-11-21T11:30:00Z')
let count = 0
const booked = (date: string, time: string, operatorId: string, more: Partial<Booking> = {}): Booking => {
  const start = instantOf(ROME, date, time)
  return { id: String(count++), start, end: start + 3_600_000, status: 'Y', people: 1, operatorId, ...more }
}
const bookings = [
  ...['09:00', '10:00', '11:00'].flatMap((time) => ['anna', 'bea'].map((who) => booked('2026-11-22', time, who))),
  booked('2026-11-23', '10:00', 'anna', { userId: 'giulia' }),
  booked('2026-11-25', '10:00', 'anna', { userId: 'giulia', status: 'N' }),
  booked('2026-11-26', '10:00', 'anna', { status: 'I' }),
]
afterEach(() => void vi.unstubAllEnvs())

describe.each(['Europe/Rome', 'Asia/Tokyo', 'America/Los_Angeles'])('on a device in %s', (device) => {
  test('35 days, each as it stands', () => {
    vi.stubEnv('TZ', device)
    const states = dayStates({ people: 1, userId: 'giulia' }, cut, { bookings, now })
    expect(states).toHaveLength(35)
    expect(states.slice(0, 6)).toMatchObject([
      { date: '2026-11-21', status: 'closed' },
      { date: '2026-11-22', status: 'full' },
      { date: '2026-11-23', status: 'own' },
      { date: '2026-11-24', status: 'closed' },
      { date: '2026-11-25', status: 'open' },
      { date: '2026-11-26', status: 'open' },
    ])
    expect(states.flatMap(({ date, over }) => (over ? date : []))).toEqual(['2026-11-21'])
    expect(states.at(-1)).toMatchObject({ date: '2026-12-25', status: 'open' })
  })

  test('the calendar passes both nights without losing or doubling a day', () => {
    vi.stubEnv('TZ', device)
    for (const day of ['2026-10-24', '2027-03-27']) {
      const days = calendarDays(ROME, instantOf(ROME, day, '23:30'))
      expect([days[0], new Set(days).size]).toEqual([day, 35])
      expect(days.map((one) => Date.parse(one)).every((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) === 86_400_000)).toBe(
        true,
      )
    }
  })
})

test('the day of an operator, and of whoever is free', () => {
  const times = (operatorId?: string) => timesOf({ people: 1, ...(operatorId && { operatorId }) }, cut, '2026-11-26', { bookings, now })
  const all = ['09:00', '10:00', '11:00']
  expect(times('anna')).toEqual({ free: ['09:00', '11:00'], full: ['10:00'] })
  expect([times('bea'), times()]).toEqual([
    { free: all, full: [] },
    { free: all, full: [] },
  ])
})

test('a service across the hour that is left out, or shown twice, takes as long as it does', () => {
  const night: Offer = {
    is: 'service',
    minutes: 60,
    operators: [],
    timetable: { ...timetable, granularity: 30, open: week('01:00', '05:00') },
  }
  const free = (date: string, time: string, at: string) => {
    const start = instantOf(ROME, date, time)
    const rival: Booking = { id: 'r', start, end: start + 3_600_000, status: 'Y', people: 1 }
    return timesOf({ people: 1 }, night, date, { bookings: [rival], now: Date.parse(at) }).free
  }
  expect(free('2027-03-28', '01:30', '2027-03-27T12:00Z')).toEqual(['03:30', '04:00'])
  expect(free('2026-10-25', '01:30', '2026-10-24T12:00Z')).toEqual(['02:00', '02:30', '03:00', '03:30', '04:00'])
})

test('a time too late for the service is neither free nor taken, and a day with no other is over', () => {
  const short: Offer = { ...cut, minutes: 90 }
  expect(timesOf({ people: 1 }, short, '2026-11-26', { bookings: [], now })).toEqual({ free: ['09:00', '10:00'], full: [] })
  const late = { bookings: [], now: instantOf(ROME, '2026-11-26', '10:30') }
  expect(dayStates({ people: 1 }, short, late)[0]).toMatchObject({ date: '2026-11-26', status: 'closed', over: true })
})

test('the soonest of an operator, of whoever is free, and of who is booked up for 35 days', () => {
  const first = (operatorId?: string, taken = bookings) =>
    soonest({ people: 1, ...(operatorId && { operatorId }) }, cut, { bookings: taken, now })
  expect([first('anna'), first('bea'), first()]).toEqual([
    { date: '2026-11-23', time: '09:00' },
    { date: '2026-11-23', time: '09:00' },
    { date: '2026-11-23', time: '09:00' },
  ])
  const busy = [...bookings, booked('2026-11-23', '09:00', 'anna'), booked('2026-11-23', '11:00', 'anna')]
  expect([first('anna', busy), first(undefined, busy)]).toEqual([
    { date: '2026-11-25', time: '09:00' },
    { date: '2026-11-23', time: '09:00' },
  ])
  const away = instantOf(ROME, '2026-11-20', '00:00')
  expect(first('anna', [{ ...booked('2026-11-20', '00:00', 'anna'), start: away, end: away + 50 * 86_400_000 }])).toBeUndefined()
})

test('no day after the one that has something is worked out', () => {
  const asked: string[] = []
  const freeOn = (date: string) => {
    asked.push(date)
    return date === '2026-11-22' ? ['10:00', '11:00'] : []
  }
  expect(soonestOf(['2026-11-21', '2026-11-22', '2026-11-23'], freeOn)).toEqual({ date: '2026-11-22', time: '10:00' })
  expect(asked).toEqual(['2026-11-21', '2026-11-22'])
})

test('the nearest free times, of two as near the earlier', () => {
  expect(nearestFree(['09:00', '10:00', '12:00', '15:00'], '11:00', 2)).toEqual(['10:00', '12:00'])
  expect(nearestFree(['10:00', '12:00'], '11:00', 1)).toEqual(['10:00'])
  expect(nearestFree([], '11:00')).toEqual([])
})

const tables: Offer = { is: 'table', seats: 12, timetable: { ...timetable, granularity: 30, open: week('12:00', '01:00') } }
const hour = fc
  .integer({ min: 24, max: 49 })
  .map((half) => `${String(Math.floor(half / 2) % 24).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const request = fc.record({ date: fc.constantFrom('2026-11-27', '2026-11-28'), time: hour, people: fc.integer({ min: 1, max: 8 }) })

/** Books one after the other, as the lock lets them in. */
function bookAll(
  offer: Offer,
  wishes: readonly { date: string; time: string; people: number; operatorId?: string | undefined }[],
): Booking[] {
  const granted: Booking[] = []
  for (const { operatorId, ...wish } of wishes) {
    const place = requestBooking({ ...wish, ...(operatorId && { operatorId }) }, offer, { bookings: granted, now })
    if (!isRefusal(place)) granted.push({ ...place, id: String(granted.length), status: 'I', people: wish.people })
  }
  return granted
}

test('the people of an evening never exceed the seats, and what is offered is granted', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 25, size: 'max' }), fc.integer({ min: 1, max: 8 }), (wishes, people) => {
      const granted = bookAll(tables, wishes)
      for (const date of ['2026-11-27', '2026-11-28']) {
        const guests = granted.filter((one) => meets(one, eveningOf(ROME, date)))
        expect(guests.reduce((sum, one) => sum + one.people, 0)).toBeLessThanOrEqual(12)
        for (const time of timesOf({ people }, tables, date, { bookings: granted, now }).free)
          expect(isRefusal(requestBooking({ date, time, people }, tables, { bookings: granted, now }))).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('no two bookings of one operator overlap, whoever was asked for', () => {
  const services: Offer = { is: 'service', minutes: 75, operators: ['anna', 'bea', 'carla'], timetable: tables.timetable }
  const asked = fc
    .tuple(request, fc.option(fc.constantFrom('anna', 'bea', 'carla'), { nil: undefined }))
    .map(([one, operatorId]) => ({ ...one, operatorId }))
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 40, size: 'max' }), (wishes) => {
      const granted = bookAll(services, wishes)
      granted.forEach((one, index) =>
        granted.slice(index + 1).forEach((other) => expect(one.operatorId === other.operatorId && meets(one, other)).toBe(false)),
      )
    }),
    { numRuns: 60 },
  )
})
