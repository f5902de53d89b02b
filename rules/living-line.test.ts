import { expect, test } from 'vitest'
import { dayAfter, instantOf } from './days.ts'
import { livingLine, type Near, nextBooking, toldBy } from './living-line.ts'

const ROME = 'Europe/Rome'
const TODAY = '2026-11-21'
const at = (day: string, time: string) => instantOf(ROME, day, time)
const noon = { now: at(TODAY, '12:00'), zone: ROME }
const booked = (days: number, timeStart: string, confirmed: 'Y' | 'I' | 'N' = 'Y', minutes = 120) => {
  const date = dayAfter(TODAY, days)
  const start = at(date, timeStart)
  return { confirmed, date, timeStart, start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString() }
}
const order = { progress: 'accepted' as const, created: '2026-11-21T10:00:00.000Z', readyBy: null }

test('an order on its way goes before a booking of tonight; one that has ended does not', () => {
  const bookings = [booked(0, '20:30')]
  expect(livingLine({ notices: [], orders: [order], bookings }, noon)).toEqual({ is: 'order', order })
  expect(livingLine({ notices: [], orders: [{ ...order, progress: 'done' as const }], bookings }, noon)).toMatchObject({ is: 'booking' })
})

test.each<[string, number, string, Near]>([
  ['today', 0, '17:45', 'today'],
  ['this evening', 0, '18:00', 'evening'],
  ['tomorrow, whatever the hour', 1, '20:30', 'tomorrow'],
  ['by its weekday', 2, '09:00', 'weekday'],
  ['by the last weekday that is not today’s', 6, '23:00', 'weekday'],
])('a booking is said %s', (_, days, time, near) => {
  const booking = booked(days, time)
  expect(livingLine({ notices: [], orders: [], bookings: [booking] }, noon)).toEqual({ is: 'booking', booking, near })
})

test('the next one, confirmed or not; none that was declined or is further away', () => {
  const next = booked(1, '13:00', 'I')
  expect(livingLine({ notices: [], orders: [], bookings: [booked(2, '13:00'), booked(0, '20:00', 'N'), next] }, noon)).toMatchObject({
    booking: next,
  })
  expect(livingLine({ notices: [], orders: [], bookings: [booked(7, '09:00')] }, noon)).toBeUndefined()
  expect(livingLine({ notices: [], orders: [], bookings: [] }, noon)).toBeUndefined()
})

test('one that is confirmed stands until it ends, one that waits until it begins', () => {
  const [confirmed, waiting] = [booked(0, '11:00'), booked(0, '11:00', 'I')]
  expect(livingLine({ notices: [], orders: [], bookings: [confirmed] }, noon)).toMatchObject({ near: 'today' })
  expect(livingLine({ notices: [], orders: [], bookings: [confirmed] }, { ...noon, now: at(TODAY, '13:00') })).toBeUndefined()
  expect(livingLine({ notices: [], orders: [], bookings: [waiting] }, noon)).toBeUndefined()
})

test('one that reaches over midnight is still of today', () => {
  const late = booked(-1, '23:00')
  expect(livingLine({ notices: [], orders: [], bookings: [late] }, { ...noon, now: at(TODAY, '00:30') })).toMatchObject({ near: 'evening' })
})

test('days are those of the activity, not of the device', () => {
  const booking = booked(1, '00:30')
  const lateInRome = { now: at(TODAY, '23:30'), zone: ROME }
  expect(livingLine({ notices: [], orders: [], bookings: [booking] }, lateInRome)).toMatchObject({ near: 'tomorrow' })
  expect(livingLine({ notices: [], orders: [], bookings: [booking] }, { ...lateInRome, zone: 'Asia/Tokyo' })).toMatchObject({
    near: 'today',
  })
})

test('what holds today comes after an order and a booking of today, and before a booking of another day', () => {
  const sent = { notice: { from: TODAY, until: TODAY } }
  const said = (bookings: ReturnType<typeof booked>[], orders: (typeof order)[] = []) =>
    livingLine({ orders, bookings, notices: [sent] }, noon)
  expect(said([], [order])).toMatchObject({ is: 'order' })
  expect(said([booked(0, '20:30')])).toMatchObject({ is: 'booking' })
  expect(said([booked(-1, '23:00', 'Y', 900)])).toMatchObject({ is: 'booking' })
  expect(said([booked(1, '13:00')])).toEqual({ is: 'notice', sent })
  expect(said([])).toEqual({ is: 'notice', sent })
  const tomorrow = { now: at(dayAfter(TODAY, 1), '00:00'), zone: ROME }
  expect(livingLine({ orders: [], bookings: [booked(1, '13:00')], notices: [sent] }, tomorrow)).toMatchObject({ is: 'booking' })
})

test('the next booking, however far it is; none that was declined or is over', () => {
  const far = booked(20, '09:00')
  expect(nextBooking([booked(30, '09:00'), far, booked(1, '20:00', 'N'), booked(-1, '09:00')], noon.now)).toBe(far)
  expect(nextBooking([booked(-1, '09:00')], noon.now)).toBeUndefined()
})

test('what is told is known by its id', () => {
  expect(toldBy({ is: 'order', order: { id: 'o' } })).toBe('o')
  expect(toldBy({ is: 'booking', booking: { id: 'b' }, near: 'today' })).toBe('b')
  expect(toldBy({ is: 'notice', sent: { notice: { id: 'n' } } })).toBe('n')
  expect(toldBy(undefined)).toBeNull()
})
