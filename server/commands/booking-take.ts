import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { take } from '../data/counter-bookings/counter-bookings.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { Day, idsOf, OperatorName, People, ServiceName, Time } from './booking-fields.ts'
import { refusedIn, standing, what, when } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Takes a booking for a guest, as on the telephone. SEMANTICS 14. */
export const bookingTake = command({
  name: 'booking take',
  about: 'Takes a booking for a guest, confirmed at once.',
  places: [],
  input: z.object({
    activity: Permalink,
    name: z.string().trim().min(1, 'a name is not empty').max(80, 'at most 80 characters').describe('what the guest is called'),
    date: Day,
    time: Time,
    people: People,
    service: ServiceName.optional(),
    operator: OperatorName.optional(),
  }),
  look: 'booking list --activity <permalink> --date <day>',
  async run({ activity, name, date, time, people, ...names }, tools, say) {
    const counter = await counterOf(activity, tools)
    if (!counter) return [noActivity(activity)]
    const named = await idsOf(counter, names)
    if (typeof named === 'string') return [named]
    const wish = { name, date, timeStart: time, numberOfPeople: people, ...named }
    const done = await counter.rooms.run(counter.scope, 'writes', (w) => take(w, wish, 'en'))
    if (isRefusal(done)) return [await refusedIn(done)]
    const { data } = done
    say(`The booking of ${when(data)} is ${standing(data)}: ${what(data)}, ${data.customer.name}, ${data.id}.`)
    return []
  },
})
