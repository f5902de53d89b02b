import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { accept } from '../data/counter-bookings/counter-bookings.ts'
import { bookingAt, BookingId, standing, what, when, whyNot } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Accepts a booking that waits. SEMANTICS 14. */
export const bookingAccept = command({
  name: 'booking accept',
  about: 'Accepts a booking that waits for an answer; the customer is told at once.',
  places: ['id'],
  input: z.object({ id: BookingId, activity: Permalink }),
  look: 'booking show <id> --activity <permalink>',
  async run({ id, activity }, tools, say) {
    const found = await bookingAt({ id, activity }, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, booking } = found
    const done = await rooms.run(scope, 'writes', (w) => accept(w, id, 'en'))
    if (isRefusal(done)) return [whyNot(done, booking)]
    say(`The booking of ${when(booking)} is ${standing(done.data)} now: ${what(booking)}, ${booking.customer.name}.`)
    return []
  },
})
