import * as z from 'zod'
import { TO_DECLINE } from '#contract/reasons.ts'
import { decline } from '../data/counter-bookings/counter-bookings.ts'
import { bookingDeed } from './booking-deed.ts'
import { BookingId } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink, readyOr } from './fields.ts'

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
      .transform(readyOr(TO_DECLINE))
      .describe(`why; the customer reads it, one of ${TO_DECLINE.join(', ')} in her own language`),
  }),
  look: 'booking show <id> --activity <permalink>',
  run: ({ reason, ...place }, tools, say) => bookingDeed(place, tools, { say, deed: (w, id) => decline(w, { id, reason }, 'en') }),
})
