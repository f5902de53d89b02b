import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { absent } from '../data/counter-bookings/counter-bookings.ts'
import { bookingAt, BookingId, standing, what, when, whyNot } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Says that somebody has not come. SEMANTICS 14. */
export const bookingAbsent = command({
  name: 'booking absent',
  about: 'Says that nobody has come: what is left of the time is free again, and the customer is told.',
  places: ['id'],
  input: z.object({ id: BookingId, activity: Permalink }),
  look: 'booking show <id> --activity <permalink>',
  async run({ id, activity }, tools, say) {
    const found = await bookingAt({ id, activity }, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, booking } = found
    const done = await rooms.run(scope, 'writes', (w) => absent(w, id, 'en'))
    if (isRefusal(done)) return [whyNot(done, booking)]
    say(`The booking of ${when(booking)} is ${standing(done.data)} now: ${what(booking)}, ${booking.customer.name}.`)
    return []
  },
})
