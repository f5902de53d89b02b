import { describe, expect, test } from 'vitest'
import type { Offer } from './booking-grant.ts'
import { type Closing, closedBy, type Timetable } from './booking-hours.ts'
import type { Booking } from './booking-rivals.ts'
import { type WalkIn, walkIn } from './booking-walk-in.ts'
import { instantOf } from './days.ts'
import { isRefusal } from './refusal.ts'

const ROME = 'Europe/Rome'
const SATURDAY = '2026-11-21'
const week = (startTime: string, endTime: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime, endTime }))
const timetable: Timetable = { zone: ROME, granularity: 30, open: week('18:00', '01:00'), closed: [], closedDays: [] }
const tables = (closings: Closing[] = []): Offer => ({ is: 'table', seats: 10, timetable: closedBy(timetable, closings) })
const cut: Offer = { is: 'service', minutes: 45, operators: ['anna', 'bea'], timetable: { ...timetable, open: week('09:00', '19:00') } }
const at = (time: string, day = SATURDAY) => instantOf(ROME, day, time)

/** When she sits, or why she does not. */
function ask(offer: Offer, time: string, wish: Partial<WalkIn> = {}, bookings: Booking[] = [], day = SATURDAY) {
  const seat = walkIn({ people: 2, ...wish }, offer, { bookings, now: at(time, day) + 40_000 })
  if (isRefusal(seat)) return [seat.refused, ...Object.values(seat.values ?? {})]
  return [seat.date, seat.time, (seat.end - seat.start) / 60_000, seat.operatorId]
}
const booked = (time: string, minutes: number, more: Partial<Booking> = {}): Booking => ({
  id: time,
  start: at(time),
  end: at(time) + minutes * 60_000,
  status: 'Y',
  people: 2,
  ...more,
})

describe('who stands at the door', () => {
  test('sits down with this minute, whatever the grid, for two hours or until the house closes', () => {
    expect(ask(tables(), '19:52')).toEqual([SATURDAY, '19:52', 120, null])
    expect(ask(tables(), '23:40')).toEqual([SATURDAY, '23:40', 80, null])
    expect(ask(tables(), '00:20', {}, [], '2026-11-22')).toEqual(['2026-11-22', '00:20', 40, null])
  })

  test('not where it is closed, nor where the evening is full', () => {
    expect(ask(tables(), '17:00')).toEqual(['booking_closed'])
    expect(ask(tables(), '20:00', { people: 3 }, [booked('21:00', 120, { people: 8 })])).toEqual(['booking_seats', 2])
    expect(ask(tables(), '20:00', { people: 0 })).toEqual(['booking_people', 10])
  })

  test('is served by whoever is free, if there is time for all of it', () => {
    const busy = booked('10:00', 45, { operatorId: 'anna' })
    expect(ask(cut, '10:10', { people: 1 }, [busy])).toEqual([SATURDAY, '10:10', 45, 'bea'])
    expect(ask(cut, '10:10', { people: 1, operatorId: 'anna' }, [busy])).toEqual(['booking_taken'])
    expect(ask(cut, '18:30', { people: 1 })).toEqual(['booking_too_short', 45])
    expect(ask(cut, '10:10', { people: 1, operatorId: 'carla' })).toEqual(['booking_operator'])
  })
})

describe('what staff close', () => {
  const closing = (startTime: string | null, endTime: string | null, operatorId: string | null = null): Closing => ({
    date: SATURDAY,
    startTime,
    endTime,
    operatorId,
  })

  test('a whole day takes the night along that begins in it, and no other', () => {
    const shut = tables([closing(null, null)])
    expect(ask(shut, '20:00')).toEqual(['booking_closed'])
    expect(ask(shut, '00:20', {}, [], '2026-11-22')).toEqual(['booking_closed'])
    expect(ask(shut, '20:00', {}, [], '2026-11-22')).toEqual(['2026-11-22', '20:00', 120, null])
  })

  test('a time of it, of all or of one operator', () => {
    const late = tables([closing('21:00', '23:00')])
    expect(ask(late, '20:00')).toEqual([SATURDAY, '20:00', 60, null])
    expect(ask(late, '21:00')).toEqual(['booking_closed'])
    const away: Offer = { ...cut, timetable: closedBy(cut.timetable, [closing(null, null, 'anna')]) }
    expect(ask(away, '10:00', { people: 1 })).toEqual([SATURDAY, '10:00', 45, 'bea'])
    expect(ask(away, '10:00', { people: 1, operatorId: 'anna' })).toEqual(['booking_closed'])
  })
})
