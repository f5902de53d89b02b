import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { day, requests } from '../data/counter-bookings/day.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { Day } from './booking-fields.ts'
import { closed, standing, what, when } from './booking-words.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Lists the bookings as the counter shows them. SEMANTICS 14. */
export const bookingList = command({
  name: 'booking list',
  about: 'Lists the bookings of a day by their time; without a day those of today, and all that wait for an answer.',
  places: [],
  input: z.object({
    activity: Permalink,
    date: Day.optional(),
  }),
  look: 'booking list --activity <permalink>',
  async run({ activity: permalink, date }, tools, say) {
    const counter = await counterOf(permalink, tools)
    if (!counter) return [noActivity(permalink)]
    const { rooms, scope } = counter
    const ofDay = await rooms.run(scope, 'reads', (w) => day(w, date, 'en'))
    const waiting = await rooms.run(scope, 'reads', (w) => requests(w, 'en'))
    if (isRefusal(ofDay) || isRefusal(waiting)) return [`${permalink} takes no bookings.`]
    const listed = new Set(ofDay.data.map(({ id }) => id))
    const others = date ? [] : waiting.data.filter(({ id }) => !listed.has(id))
    const all = [...ofDay.data, ...others]
    if (all.length === 0) say(`${permalink} has no bookings ${date ? `on ${date}` : 'today, and none that wait for an answer'}.`)
    for (const booking of all) say([when(booking), standing(booking), what(booking), booking.customer.name, booking.id].join('  '))
    for (const closing of ofDay.closings) say(`${closed(closing, ofDay.operators)}  ${closing.id}`)
    if (ofDay.evening) say(`Evening: ${ofDay.evening.free} of ${ofDay.evening.seats} seats are free.`)
    return []
  },
})
