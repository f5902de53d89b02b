import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { decline } from '../data/counter-bookings/counter-bookings.ts'
import { bookingAt, BookingId, standing, what, when, whyNot } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Declines a booking that waits or is confirmed, with a reason that the customer reads. SEMANTICS 14. */
export const bookingDecline = command({
  name: 'booking decline',
  about: 'Declines a booking that waits or is confirmed; the customer is told at once, with the reason.',
  places: ['id'],
  input: z.object({
    id: BookingId,
    activity: Permalink,
    reason: z
      .string()
      .trim()
      .min(1, 'the customer reads the reason; it is not empty')
      .max(200, 'at most 200 characters')
      .describe('why; the customer reads it'),
  }),
  look: 'booking show <id> --activity <permalink>',
  async run({ id, activity, reason }, tools, say) {
    const found = await bookingAt({ id, activity }, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, booking } = found
    const done = await rooms.run(scope, 'writes', (w) => decline(w, id, reason, 'en'))
    if (isRefusal(done)) return [whyNot(done, booking)]
    say(`The booking of ${when(booking)} is ${standing(done.data)} now: ${what(booking)}, ${booking.customer.name}.`)
    return []
  },
})
