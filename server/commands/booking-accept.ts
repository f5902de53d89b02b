import * as z from 'zod'
import { accept } from '../data/counter-bookings/counter-bookings.ts'
import { bookingDeed } from './booking-deed.ts'
import { BookingId } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Accepts a booking that waits. SEMANTICS 14. */
export const bookingAccept = command({
  name: 'booking accept',
  about: 'Accepts a booking that waits for an answer; the customer is told at once.',
  places: ['id'],
  input: z.object({ id: BookingId, activity: Permalink }),
  look: 'booking show <id> --activity <permalink>',
  run: (place, tools, say) => bookingDeed(place, tools, { say, deed: (w, id) => accept(w, { id }, 'en') }),
})
