import { describe, expect, test } from 'vitest'
import type { Offer } from './booking-grant.ts'
import type { Timetable } from './booking-hours.ts'
import { requestBooking, type Wish } from './booking-request.ts'
import type { Booking } from './booking-rivals.ts'
import { instantOf } from './days.ts'
import { isRefusal } from './refusal.ts'

const ROME = 'Europe/Rome'
const week = (startTime: string, endTime: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime, endTime }))
const timetable: Timetable = { zone: ROME, granularity: 30, open: week('12:00', '23:30'), closed: [], closedDays: ['2026-11-24'] }
const table: Offer = { is: 'table', seats: 40, timetable }
const cut: Offer = { is: 'service', minutes: 60, operators: ['anna', 'bea'], timetable: { ...timetable, open: week('09:00', '18:00') } }
/** A Saturday, at noon in Rome. */
const now = Date.parse('2026-11-21T11:00:00Z')

const booked = (time: string, minutes: number, more: Partial<Booking> = {}): Booking => {
  const start = instantOf(ROME, '2026-11-28', time)
  return { id: `${time} ${minutes}`, start, end: start + minutes * 60_000, status: 'Y', people: 2, ...more }
}
const wish = (time: string, more: Partial<Wish> = {}): Wish => ({ date: '2026-11-28', time, people: 4, userId: 'giulia', ...more })
const ask = (offer: Offer, one: Wish, bookings: Booking[] = [], except?: string) => {
  const result = requestBooking(one, offer, { bookings, now, ...(except && { except }) })
  return isRefusal(result) ? [result.refused, ...Object.values(result.values ?? {})] : result.operatorId
}

describe('what is refused whatever is free', () => {
  test.each<[string, Partial<Wish>, unknown]>([
    ['today in an hour', { date: '2026-11-21', time: '13:00' }, null],
    ['today, now', { date: '2026-11-21', time: '12:00' }, ['booking_past']],
    ['yesterday', { date: '2026-11-20' }, ['booking_day', 35]],
    ['the last day', { date: '2026-12-25' }, null],
    ['a day too far', { date: '2026-12-26' }, ['booking_day', 35]],
    ['the 31st of February', { date: '2026-02-31' }, ['booking_day', 35]],
    ['off the grid', { time: '20:10' }, ['booking_time']],
    ['at no time', { time: '24:00' }, ['booking_time']],
    ['for nobody', { people: 0 }, ['booking_people', 40]],
    ['for less than nobody', { people: -1 }, ['booking_people', 40]],
    ['for half a person', { people: 1.5 }, ['booking_people', 40]],
    ['for 500', { people: 500 }, ['booking_seats', 40]],
    ['while it is closed', { time: '10:00' }, ['booking_closed']],
    ['at its end', { time: '23:30' }, ['booking_closed']],
    ['on a closed day', { date: '2026-11-24' }, ['booking_closed']],
    ['shortly before its end', { time: '22:00' }, ['booking_too_short', 120]],
    ['just in time', { time: '21:30' }, null],
  ])('a table %s', (_, more, result) => expect(ask(table, wish('20:00', more))).toEqual(result))

  test('a service by somebody who does not offer it', () => {
    expect(ask(cut, wish('10:00', { operatorId: 'carla' }))).toEqual(['booking_operator'])
    expect(ask(cut, wish('17:30', { people: 1 }))).toEqual(['booking_too_short', 60])
  })
})

describe('tables', () => {
  test('one sitting an evening: whoever touches 18 to 23 shares its seats', () => {
    const evening = [booked('17:30', 120, { people: 10 }), booked('21:30', 120, { people: 27, status: 'I' })]
    expect(ask(table, wish('19:00'), evening)).toEqual(['booking_seats', 3])
    expect(ask(table, wish('19:00', { people: 3 }), evening)).toBeNull()
    expect(ask(table, wish('16:30'), evening)).toEqual(['booking_seats', 3])
  })

  test('before the evening and after it nobody sits on a seat that is taken, whoever asked first', () => {
    const [afternoon, late] = [[booked('15:30', 120, { people: 38 })], [booked('23:00', 60, { people: 38 })]]
    expect(ask(table, wish('17:00'), afternoon)).toEqual(['booking_seats', 2])
    expect(ask(table, wish('17:30'), afternoon)).toBeNull()
    expect(ask(table, wish('21:30'), late)).toEqual(['booking_seats', 2])
    expect(ask(table, wish('21:00'), late)).toBeNull()
  })

  test('at other hours those count who sit at the same time', () => {
    const lunch = [booked('12:00', 120, { people: 38 }), booked('19:00', 120, { people: 40 })]
    expect(ask(table, wish('13:30'), lunch)).toEqual(['booking_seats', 2])
    expect(ask(table, wish('14:00'), lunch)).toBeNull()
  })

  test.each<[string, Partial<Booking>, unknown]>([
    ['declined', { status: 'N' }, null],
    ['waiting', { status: 'I' }, ['booking_seats', 0]],
    ['held', { status: 'held', expires: now + 1 }, ['booking_seats', 0]],
    ['held until now', { status: 'held', expires: now }, null],
  ])('a place that is %s', (_, more, result) => {
    expect(ask(table, wish('20:00'), [booked('20:00', 120, { people: 40, ...more })])).toEqual(result)
  })
})

describe('services', () => {
  const anna = booked('10:00', 60, { operatorId: 'anna' })

  test('from 10 to 11 and from 11 to 12 do not clash', () => {
    expect(ask(cut, wish('11:00', { operatorId: 'anna' }), [anna])).toBe('anna')
    expect(ask(cut, wish('10:30', { operatorId: 'anna' }), [anna])).toEqual(['booking_taken'])
    expect(ask(cut, wish('09:30', { operatorId: 'anna' }), [anna])).toEqual(['booking_taken'])
  })

  test('anybody is whoever is free, then whoever has least to do, then the first', () => {
    expect(ask(cut, wish('10:30'), [anna])).toBe('bea')
    expect(ask(cut, wish('15:00'), [anna])).toBe('bea')
    expect(ask(cut, wish('15:00'))).toBe('anna')
    expect(ask(cut, wish('10:30'), [anna, booked('10:00', 60, { operatorId: 'bea' })])).toEqual(['booking_taken'])
  })

  test('what is nobody’s yet may become anybody’s', () => {
    expect(ask(cut, wish('10:30'), [booked('10:00', 60)])).toEqual(['booking_taken'])
  })

  test('without operators one is served at a time', () => {
    expect(ask({ ...cut, operators: [] }, wish('10:30'), [anna])).toEqual(['booking_taken'])
    expect(ask({ ...cut, operators: [] }, wish('11:00'), [anna])).toBeNull()
  })
})

test('nobody is in two places, but a booking that moves does not stand in its own way', () => {
  const hers = booked('10:00', 60, { operatorId: 'anna', userId: 'giulia', id: 'hers' })
  expect(ask(cut, wish('10:30'), [hers])).toEqual(['booking_own'])
  expect(ask(cut, wish('10:30'), [hers], 'hers')).toBe('anna')
})
