import * as z from 'zod'
import { absent } from '../data/counter-bookings/counter-bookings.ts'
import { bookingDeed } from './booking-deed.ts'
import { BookingId } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Says that somebody has not come. SEMANTICS 14. */
export const bookingAbsent = command({
  name: 'booking absent',
  about: 'Says that nobody has come: what is left of the time is free again, and the customer is told.',
  places: ['id'],
  input: z.object({ id: BookingId, activity: Permalink }),
  look: 'booking show <id> --activity <permalink>',
  run: (place, tools, say) => bookingDeed(place, tools, { say, deed: (w, id) => absent(w, id, 'en') }),
})
