import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { list } from '../data/counter/counter.ts'
import { counterOf, moment, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { placesOf, standing } from './order-words.ts'

/** Lists the orders as the counter shows them. SEMANTICS 14. */
export const orderList = command({
  name: 'order list',
  about: 'Lists the orders at work, oldest first, and those that ended within a day.',
  places: [],
  input: z.object({ activity: Permalink }),
  look: 'order list --activity <permalink>',
  async run({ activity: permalink }, tools, say) {
    const counter = await counterOf(permalink, tools)
    if (!counter) return [noActivity(permalink)]
    const { rooms, scope, zone } = counter
    const found = await rooms.run(scope, 'reads', (w) => list(w, 'en'))
    if (isRefusal(found)) return [`The orders of ${permalink} cannot be read.`]
    if (found.data.length === 0) say(`${permalink} has no orders at work.`)
    const placeOf = await placesOf(counter)
    for (const order of found.data) {
      const place = placeOf(order)
      const fields = [moment(zone, order.created), standing(order), `${order.totalPrice} €`, order.customer.name]
      say([order.number, ...fields, ...(place ? [`collected at ${place}`] : [])].join('  '))
    }
    return []
  },
})
