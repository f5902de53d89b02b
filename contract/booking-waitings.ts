import * as z from 'zod/mini'
import { Booking, Day, Time } from './bookings.ts'
import { call, Id, Instant, list, one } from './wire.ts'

/**
 * A place that she waits for. `time` null: any of the day. `position`: her place in the line of the day, from 1, while she waits.
 * `held`: the place that is kept for her and until when; `passed`: she let one go by. `holdMinutes`: how long one is kept.
 */
export const BookingWaiting = z.object({
  id: Id,
  date: Day,
  time: z.nullable(Time),
  numberOfPeople: z.number(),
  bookingService: z.nullable(z.object({ id: Id, title: z.string() })),
  bookingOperator: z.nullable(z.object({ id: Id, fullName: z.string() })),
  state: z.enum(['waiting', 'held', 'passed']),
  position: z.nullable(z.number()),
  held: z.nullable(z.object({ time: Time, expires: Instant })),
  holdMinutes: z.number(),
})
export type BookingWaiting = z.infer<typeof BookingWaiting>

const byId = z.object({ activityId: Id, id: Id })
const ours = 'a full day or time can be waited for'

/** The waiting list. What can be had is refused (409 `waiting_free`), since it can be booked. SEMANTICS 6, 14. */
export const calls = {
  mine: call('GET /api/app/booking-waitings', z.object({ activityId: Id }), list(BookingWaiting), { keep: true, ours }),
  /** Asked twice it is one wish; one that was let go by starts again at the end. */
  join: call(
    'POST /api/app/booking-waitings',
    z.object({
      activityId: Id,
      date: Day,
      time: z.optional(z.nullable(Time)),
      numberOfPeople: z.optional(z.int()),
      bookingServiceId: z.optional(z.nullable(Id)),
      bookingOperatorId: z.optional(z.nullable(Id)),
    }),
    one(BookingWaiting),
    { once: true, ours },
  ),
  /** Books the place that is kept for her, if it is still at the `time` that she saw; 409 `waiting_over` once it is no longer. */
  take: call('PUT /api/app/booking-waitings/{id}/take', z.extend(byId, { time: z.optional(Time) }), one(Booking), { once: true, ours }),
  /** Of what she does not wait for: 404. */
  leave: call('DELETE /api/app/booking-waitings/{id}', byId, z.object({}), { ours }),
}
