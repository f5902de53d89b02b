import * as z from 'zod/mini'
import { Booking, Day, Time } from './bookings.ts'
import { call, Id, Instant, list, one } from './wire.ts'

/**
 * What she waits for: a day, or a time of it. `position` from 1 while she waits; `held`: the place that is kept for her until
 * `expires`. `holdMinutes`: how long one is kept.
 */
export const Waiting = z.object({
  id: Id,
  created: Instant,
  date: Day,
  timeStart: z.nullable(Time),
  numberOfPeople: z.number(),
  bookingService: z.nullable(z.object({ id: Id, title: z.string() })),
  bookingOperator: z.nullable(z.object({ id: Id, fullName: z.string() })),
  state: z.enum(['waiting', 'held', 'passed']),
  position: z.nullable(z.number()),
  held: z.nullable(z.object({ timeStart: Time, start: Instant })),
  expires: z.nullable(Instant),
  holdMinutes: z.number(),
})
export type Waiting = z.infer<typeof Waiting>

const byId = z.object({ activityId: Id, id: Id })
const ours = 'LOOK phone-10: who comes too late can wait for a place'

/** The line for a full day or time: whoever came first is offered first what becomes free. */
export const calls = {
  mine: call('GET /api/app/waiting-list', z.object({ activityId: Id }), list(Waiting), { keep: true, ours }),
  join: call(
    'POST /api/app/waiting-list',
    z.object({
      activityId: Id,
      date: Day,
      timeStart: z.optional(z.nullable(Time)),
      numberOfPeople: z._default(z.int(), 1),
      bookingServiceId: z.optional(z.nullable(Id)),
      bookingOperatorId: z.optional(z.nullable(Id)),
    }),
    one(Waiting),
    { once: true, ours },
  ),
  leave: call('DELETE /api/app/waiting-list/{id}', byId, z.object({}), { ours }),
  /** The place that is kept for her becomes her booking. */
  take: call('PUT /api/app/waiting-list/{id}/take', byId, one(Booking), { once: true, ours }),
}
