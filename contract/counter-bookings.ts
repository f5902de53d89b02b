import * as z from 'zod/mini'
import { Booking, Day, Operator, Time } from './bookings.ts'
import { call, filledLine, Id, Instant, line, list, one } from './wire.ts'

/**
 * A booking as staff see it. `customer`: null for a walk-in without an account, whose name is `name`. `noShow`: when staff said
 * that nobody came. `held`: a place kept for somebody of the waiting list until `expires`. `keys`: what staff may do now.
 */
export const CounterBooking = z.extend(Booking, {
  userId: z.nullable(Id),
  name: z.string(),
  customer: z.nullable(z.object({ id: Id, name: z.string(), phone: z.nullable(z.string()) })),
  confirmed: z.enum(['Y', 'I', 'N', 'held']),
  expires: z.nullable(Instant),
  noShow: z.nullable(Instant),
  keys: z.array(z.enum(['accept', 'decline', 'move', 'no_show', 'cancel'])),
})
export type CounterBooking = z.infer<typeof CounterBooking>

/** A time, or a day, that staff closed: of everybody or of one operator. Without times the whole day. */
export const Closure = z.object({
  id: Id,
  date: Day,
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  bookingOperatorId: z.nullable(Id),
})
export type Closure = z.infer<typeof Closure>

/** One day at a glance. `evening`: the seats of 18:00 to 23:00, by the rule that grants them; null where none are counted. */
export const CounterDay = z.object({
  date: Day,
  bookings: z.array(CounterBooking),
  operators: z.array(Operator),
  open: z.array(z.object({ startTime: Time, endTime: Time, bookingOperatorId: z.nullable(Id) })),
  closures: z.array(Closure),
  evening: z.nullable(z.object({ seats: z.number(), confirmed: z.number(), waiting: z.number(), held: z.number(), free: z.number() })),
  waitingList: z.array(
    z.object({
      id: Id,
      position: z.nullable(z.number()),
      name: z.string(),
      numberOfPeople: z.number(),
      timeStart: z.nullable(Time),
      state: z.enum(['waiting', 'held']),
      expires: z.nullable(Instant),
    }),
  ),
})
export type CounterDay = z.infer<typeof CounterDay>

const activityId = Id
const byId = { activityId, id: Id }
const Reason = filledLine(200)
const ours = 'SEMANTICS 14: the counter is staff’s own page'
const marks = { needs: 'counter', once: true, ours } as const

/** What staff do with bookings; each is told to the customer. SEMANTICS 14. */
export const calls = {
  day: call('GET /api/counter/bookings', z.object({ activityId, date: Day }), one(CounterDay), { needs: 'counter', ours }),
  /** All that wait for an answer, of any day, the one that has waited longest first. */
  requests: call('GET /api/counter/booking-requests', z.object({ activityId }), list(CounterBooking), { needs: 'counter', ours }),
  accept: call('PUT /api/counter/bookings/{id}/accept', z.object(byId), one(CounterBooking), marks),
  decline: call('PUT /api/counter/bookings/{id}/decline', z.object({ ...byId, reason: Reason }), one(CounterBooking), marks),
  noShow: call('PUT /api/counter/bookings/{id}/no-show', z.object(byId), one(CounterBooking), marks),
  move: call(
    'PUT /api/counter/bookings/{id}/move',
    z.object({ ...byId, date: Day, timeStart: Time, bookingOperatorId: z.optional(z.nullable(Id)) }),
    one(CounterBooking),
    marks,
  ),
  /** Who comes in without a booking: by name alone, or nobody's. */
  walkIn: call(
    'POST /api/counter/bookings',
    z.object({
      activityId,
      date: Day,
      timeStart: Time,
      numberOfPeople: z._default(z.int(), 1),
      name: z._default(line(100), ''),
      bookingServiceId: z.optional(z.nullable(Id)),
      bookingOperatorId: z.optional(z.nullable(Id)),
    }),
    one(CounterBooking),
    marks,
  ),
  close: call(
    'POST /api/counter/closures',
    z.object({
      activityId,
      date: Day,
      startTime: z.optional(z.nullable(Time)),
      endTime: z.optional(z.nullable(Time)),
      bookingOperatorId: z.optional(z.nullable(Id)),
    }),
    one(Closure),
    marks,
  ),
  open: call('DELETE /api/counter/closures/{id}', z.object(byId), z.object({}), { needs: 'counter', ours }),
}
