import * as z from 'zod'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber } from './order-words.ts'

/** Refuses to cancel an order, where the customer asked for it. SEMANTICS 14. */
export const orderKeep = command({
  name: 'order keep',
  about: 'Refuses to cancel an order, where the customer asked for it: it goes on, and the customer is told at once.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  run: (place, tools, say) => orderDeed(place, tools, { say, step: 'keep' }),
})
