import * as z from 'zod'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber } from './order-words.ts'

/** Says that an order was paid by bank transfer or at the store; also one that was over by then. SEMANTICS 14. */
export const orderPaid = command({
  name: 'order paid',
  about:
    'Says that the money of an order has come, by bank transfer or at the store; what it earns is booked once. Of one that was cancelled or withdrawn from by then it is to be given back, and the customer is told.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  run: (place, tools, say) => orderDeed(place, tools, { say, step: 'pay', late: 'pay_late' }),
})
