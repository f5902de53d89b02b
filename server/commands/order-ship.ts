import * as z from 'zod'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber } from './order-words.ts'

/** Says that an accepted order is on its way to an address. SEMANTICS 14. */
export const orderShip = command({
  name: 'order ship',
  about: 'Says that an accepted order has left for the address of the customer, who is told at once.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  run: (place, tools, say) => orderDeed(place, tools, { say, step: 'ship' }),
})
