import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { reopen } from '../data/counter-bookings/closings.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { closed } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Takes bookings again where they were closed. SEMANTICS 14. */
export const bookingReopen = command({
  name: 'booking reopen',
  about: 'Takes bookings again for what was closed; whoever waits is given what becomes free.',
  places: ['id'],
  input: z.object({
    id: z.string().min(1).describe("the closing's id, as `booking close` and `booking list` show it"),
    activity: Permalink,
  }),
  look: 'booking list --activity <permalink> --date <day>',
  async run({ id, activity }, tools, say) {
    const counter = await counterOf(activity, tools)
    if (!counter) return [noActivity(activity)]
    const done = await counter.rooms.run(counter.scope, 'writes', (w) => reopen(w, id))
    if (isRefusal(done)) return [`${activity} has nothing closed of the id ${id}.`]
    say(`${closed(done.data)}: no more.`)
    return []
  },
})
