import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { take } from '../data/counter/counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderAt, OrderNumber, standing, whyNot } from './order-words.ts'

/** Says that an order was paid by bank transfer or at the store. SEMANTICS 14. */
export const orderPaid = command({
  name: 'order paid',
  about: 'Says that the money of an order has come, by bank transfer or at the store; what it earns is booked once.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  async run({ number, activity }, tools, say) {
    const found = await orderAt({ number, activity }, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, order } = found
    const done = await rooms.run(scope, 'writes', (w) => take(w, { id: order.id, step: 'pay' }, 'en'))
    if (isRefusal(done)) return [whyNot(done, order)]
    say(`Order ${number} is ${standing(done.data)} now: ${done.data.totalPrice} €.`)
    return []
  },
})
