import * as z from 'zod'
import { command } from './command.ts'
import { Day } from './booking-fields.ts'
import { Permalink } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber } from './order-words.ts'

/** Says that an accepted order is on its way to an address. SEMANTICS 14. */
export const orderShip = command({
  name: 'order ship',
  about:
    'Says that an accepted order has left for the address of the customer, who is told at once; with --expected also by which day a parcel arrives.',
  places: ['number'],
  input: z.object({
    number: OrderNumber,
    activity: Permalink,
    expected: Day.optional().describe(
      'by which day a parcel arrives, such as 2026-11-30, at most 60 days ahead; without it nothing is promised',
    ),
  }),
  look: 'order show <number> --activity <permalink>',
  run: ({ expected, ...place }, tools, say) => orderDeed(place, tools, { say, step: 'ship', expected }),
})
