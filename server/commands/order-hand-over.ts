import * as z from 'zod'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber } from './order-words.ts'

/** Says that the customer has an order that was ready or on its way. SEMANTICS 14. */
export const orderHandOver = command({
  name: 'order hand-over',
  about: 'Says that the customer has an order that was ready or on its way: it is done.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  run: (place, tools, say) => orderDeed(place, tools, { say, step: 'hand_over' }),
})
