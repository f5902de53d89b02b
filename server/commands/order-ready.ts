import * as z from 'zod'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber } from './order-words.ts'

/** Says that an accepted order that goes to no address is ready. SEMANTICS 14. */
export const orderReady = command({
  name: 'order ready',
  about: 'Says that an accepted order is ready, to be collected or brought to the table; the customer is told at once.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  run: (place, tools, say) => orderDeed(place, tools, { say, step: 'ready' }),
})
