import * as z from 'zod'
import { moment } from './at-counter.ts'
import { bookingAt, BookingId, standing, what, when } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Shows one booking. SEMANTICS 14. */
export const bookingShow = command({
  name: 'booking show',
  about: 'Shows a booking: what is booked, how it stands, and what was written to it.',
  places: ['id'],
  input: z.object({ id: BookingId, activity: Permalink }),
  look: 'booking show <id> --activity <permalink>',
  async run({ id, activity }, tools, say) {
    const found = await bookingAt({ id, activity }, tools)
    if (typeof found === 'string') return [found]
    const { booking, zone } = found
    const { timeEnd, created, sequence, note, reason } = booking
    say(`Booking ${id}, ${when(booking)} to ${timeEnd}, ${standing(booking)}: ${booking.customer.name}`)
    say(`  ${what(booking)}`)
    say(`  made ${moment(zone, created)}, ${sequence === 0 ? 'never moved' : `moved ${sequence} ${sequence === 1 ? 'time' : 'times'}`}`)
    if (note) say(`  note: ${note}`)
    if (reason) say(`  reason: ${reason}`)
    return []
  },
})
