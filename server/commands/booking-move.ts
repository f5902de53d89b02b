import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { move } from '../data/counter-bookings/counter-bookings.ts'
import { Day, idsOf, OperatorName, People, Time } from './booking-fields.ts'
import { bookingAt, BookingId, refusedIn, standing, what, when, whyNot } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Moves a booking; the old place stays hers until she has the new one. SEMANTICS 14. */
export const bookingMove = command({
  name: 'booking move',
  about: 'Moves a booking to another day or time; what is left out stays, and the customer is told at once.',
  places: ['id'],
  input: z.object({
    id: BookingId,
    activity: Permalink,
    date: Day,
    time: Time,
    people: People.optional(),
    operator: OperatorName.optional(),
  }),
  look: 'booking show <id> --activity <permalink>',
  async run({ id, activity, date, time, people, operator }, tools, say) {
    const found = await bookingAt({ id, activity }, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, booking } = found
    const named = await idsOf(found, { operator })
    if (typeof named === 'string') return [named]
    const wish = { id, date, timeStart: time, numberOfPeople: people, ...named }
    const done = await rooms.run(scope, 'writes', (w) => move(w, wish, 'en'))
    if (isRefusal(done)) return [done.refused === 'booking_step' ? whyNot(done, booking) : await refusedIn(done)]
    const { data } = done
    say(`The booking of ${when(booking)} is at ${when(data)} now, ${standing(data)}: ${what(data)}, ${data.customer.name}.`)
    return []
  },
})
