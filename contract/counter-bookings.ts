import * as z from 'zod/mini'
import { Booking, Day } from './bookings.ts'
import { call, filledLine, Id, list, one } from './wire.ts'

/** A booking as staff see it: with whose it is, and what they may do with it now. */
export const CounterBooking = z.extend(Booking, {
  customer: z.object({ id: Id, name: z.string() }),
  keys: z.array(z.enum(['accept', 'decline'])),
})
export type CounterBooking = z.infer<typeof CounterBooking>

/** The seats of 18:00 to 23:00 of a day, by the rule that grants them; null where none are counted. */
const Evening = z.nullable(z.object({ seats: z.number(), confirmed: z.number(), waiting: z.number(), free: z.number() }))

const activityId = Id
const byId = { activityId, id: Id }
const ours = 'SEMANTICS 14: the counter is staff’s own page'
const marks = { needs: 'counter', once: true, ours } as const

/** What staff do with bookings; each is told to the customer. SEMANTICS 14. */
export const calls = {
  /** Those of a day, today if none is named, by their time; the declined ones left out. */
  day: call(
    'GET /api/counter/bookings',
    z.object({ activityId, date: z.optional(Day) }),
    z.extend(list(CounterBooking), { evening: Evening }),
    {
      needs: 'counter',
      ours,
    },
  ),
  /** All that wait for an answer, of any day, the one that has waited longest first. */
  requests: call('GET /api/counter/booking-requests', z.object({ activityId }), list(CounterBooking), { needs: 'counter', ours }),
  accept: call('PUT /api/counter/bookings/{id}/accept', z.object(byId), one(CounterBooking), marks),
  decline: call('PUT /api/counter/bookings/{id}/decline', z.object({ ...byId, reason: filledLine(200) }), one(CounterBooking), marks),
}
