import * as z from 'zod/mini'
import { Booking, Day, Operator, Time } from './bookings.ts'
import { given, TO_DECLINE } from './reasons.ts'
import { call, Id, Instant, line, list, one } from './wire.ts'

/**
 * A booking as staff see it: with whose it is, and what they may do with it now. `customer.id`: null for a guest without an account.
 * `night`: of which day's night it is, where past midnight that is the day before.
 */
export const CounterBooking = z.extend(Booking, {
  customer: z.object({ id: z.nullable(Id), name: z.string(), phone: z.nullable(z.string()) }),
  arrived: z.boolean(),
  keys: z.array(z.enum(['accept', 'decline', 'move', 'arrive', 'absent'])),
  night: z.optional(Day),
})
export type CounterBooking = z.infer<typeof CounterBooking>

/** The seats of 18:00 to 23:00 of a day, by the rule that grants them; null where none are counted. `held`: for who waited for one. */
const Evening = z.nullable(z.object({ seats: z.number(), confirmed: z.number(), waiting: z.number(), held: z.number(), free: z.number() }))

/** A time at which nobody can be booked, or one operator cannot; without times the whole day. */
export const Closing = z.object({
  id: Id,
  date: Day,
  startTime: z.nullable(Time),
  endTime: z.nullable(Time),
  bookingOperatorId: z.nullable(Id),
})
export type Closing = z.infer<typeof Closing>

/** Who waits for a place of a day, whoever came first at the front; `until`: how long one is held for her. */
export const InLine = z.object({
  id: Id,
  name: z.string(),
  numberOfPeople: z.number(),
  /** The service; '' for a table. */
  service: z.string(),
  time: z.nullable(Time),
  bookingOperatorId: z.nullable(Id),
  held: z.nullable(z.object({ time: Time, start: Instant, end: Instant, until: Instant, bookingOperatorId: z.nullable(Id) })),
})
export type InLine = z.infer<typeof InLine>

/** When one can be served on a day; of nobody in particular where there are no operators. */
const OpenTime = z.object({ start: Instant, end: Instant, bookingOperatorId: z.nullable(Id) })

/** A day at the counter: its bookings by their time, the declined ones left out. `later`: those past midnight that are still of its night. */
export const CounterDay = z.extend(list(CounterBooking), {
  evening: Evening,
  operators: z.array(Operator),
  open: z.array(OpenTime),
  closings: z.array(Closing),
  line: z.array(InLine),
  later: z.optional(z.array(CounterBooking)),
})
export type CounterDay = z.infer<typeof CounterDay>

const activityId = Id
const byId = { activityId, id: Id }
/** `sequence`: of the booking as it was seen; one that has moved since is refused with `booking_step` and how it is now. */
const asSeen = { ...byId, sequence: z.optional(z.int()) }
const people = z.int()
const operatorId = z.optional(z.nullable(Id))
const ours = 'SEMANTICS 14: the counter is staff’s own page'
const reads = { needs: 'counter', ours } as const
const marks = { needs: 'counter', once: true, ours } as const

/** What staff do with bookings; each is told to the customer. SEMANTICS 14. */
export const calls = {
  /** A day, today if none is named. */
  day: call('GET /api/counter/bookings', z.object({ activityId, date: z.optional(Day) }), CounterDay, reads),
  /** All that wait for an answer, of any day, the one that has waited longest first. */
  requests: call('GET /api/counter/booking-requests', z.object({ activityId }), list(CounterBooking), reads),
  /** Takes a booking for somebody: who stands at the door (no `date` and `timeStart`: now), or is on the telephone. `customerId`: of an account; `name`: of a guest without one. */
  take: call(
    'POST /api/counter/bookings',
    z.object({
      activityId,
      customerId: z.optional(z.nullable(Id)),
      name: z.optional(line(80)),
      date: z.optional(Day),
      timeStart: z.optional(Time),
      numberOfPeople: z.optional(people),
      bookingServiceId: z.optional(z.nullable(Id)),
      bookingOperatorId: operatorId,
      note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    one(CounterBooking),
    marks,
  ),
  accept: call('PUT /api/counter/bookings/{id}/accept', z.object(asSeen), one(CounterBooking), marks),
  decline: call('PUT /api/counter/bookings/{id}/decline', z.object({ ...asSeen, reason: given(TO_DECLINE) }), one(CounterBooking), marks),
  /** The old place stays hers until she has the new one. What is left out stays. */
  move: call(
    'PUT /api/counter/bookings/{id}/move',
    z.object({ ...asSeen, date: Day, timeStart: Time, bookingOperatorId: operatorId, numberOfPeople: z.optional(people) }),
    one(CounterBooking),
    marks,
  ),
  /** She is there. */
  arrive: call('PUT /api/counter/bookings/{id}/arrive', z.object(byId), one(CounterBooking), marks),
  /** She has not come: what is left of her time is free again. */
  absent: call('PUT /api/counter/bookings/{id}/absent', z.object(byId), one(CounterBooking), marks),
  /** Takes no more bookings for a day, or a time of it; those that stand stay, `standing` says how many. */
  close: call(
    'POST /api/counter/booking-closings',
    z.object({ activityId, date: Day, startTime: z.optional(Time), endTime: z.optional(Time), bookingOperatorId: operatorId }),
    z.object({ data: Closing, standing: z.number() }),
    marks,
  ),
  reopen: call('DELETE /api/counter/booking-closings/{id}', z.object(byId), one(Closing), marks),
}
