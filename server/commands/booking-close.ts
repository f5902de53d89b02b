import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { close } from '../data/counter-bookings/closings.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { Day, idsOf, OperatorName, Time } from './booking-fields.ts'
import { closed, refusedIn } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Takes no more bookings for a day or a time of it. SEMANTICS 14. */
export const bookingClose = command({
  name: 'booking close',
  about: 'Takes no more bookings for a day, or a time of it, of all or of one who serves; those that stand stay.',
  places: [],
  input: z.object({
    activity: Permalink,
    date: Day,
    from: Time.optional().describe('from what time, with --to; without them the whole day'),
    to: Time.optional().describe('until what time, with --from'),
    operator: OperatorName.optional(),
  }),
  look: 'booking list --activity <permalink> --date <day>',
  async run({ activity, date, from, to, operator }, tools, say) {
    const counter = await counterOf(activity, tools)
    if (!counter) return [noActivity(activity)]
    if ((from === undefined) !== (to === undefined)) return ['Give both --from and --to, or neither for the whole day.']
    const named = await idsOf(counter, { operator })
    if (typeof named === 'string') return [named]
    const wish = { date, startTime: from, endTime: to, ...named }
    const done = await counter.rooms.run(counter.scope, 'writes', (w) => close(w, wish))
    if (isRefusal(done)) return [await refusedIn(done)]
    const { data, standing, ended } = done
    say(`${closed(data)}  ${data.id}`)
    if (standing > 0) say(`${standing} ${standing === 1 ? 'booking stands' : 'bookings stand'} in it: move or decline them.`)
    if (ended > 0) say(`${ended} held ${ended === 1 ? 'place' : 'places'} of the waiting list ended with it; who waits is told.`)
    return []
  },
})
