import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { take } from '../data/counter/counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { counterOf, noActivity, noOrder, OrderNumber, standing, whyNot } from './order-words.ts'

/** Says that an order was paid by bank transfer or at the store. SEMANTICS 14. */
export const orderPaid = command({
  name: 'order paid',
  about: 'Says that the money of an order has come, by bank transfer or at the store; what it earns is booked once.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  async run({ number, activity: permalink }, tools, say) {
    const counter = await counterOf(permalink, tools)
    if (!counter) return [noActivity(permalink)]
    const found = await counter.find(number)
    if (!found) return [noOrder(permalink, number)]
    const done = await counter.rooms.run(counter.scope, 'writes', (w) => take(w, found.data.id, 'pay', {}, 'en'))
    if (isRefusal(done)) return [whyNot(done, found.data)]
    say(`Order ${number} is ${standing(done.data)} now: ${done.data.totalPrice} €.`)
    return []
  },
})
