import * as z from 'zod'
import { TO_CANCEL } from '#contract/reasons.ts'
import { command } from './command.ts'
import { Permalink, readyOr } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber, Reason } from './order-words.ts'

/** Cancels an order that the customer does not have yet; what it took goes back. SEMANTICS 14. */
export const orderCancel = command({
  name: 'order cancel',
  about: 'Cancels an order that was not handed over: goods, coupon, credit and money go back; the customer is told at once.',
  places: ['number'],
  input: z.object({
    number: OrderNumber,
    activity: Permalink,
    reason: Reason.transform(readyOr(TO_CANCEL)).describe(
      `why; it stays in the history of the order, ${TO_CANCEL.join(', ')} in each reader's own language`,
    ),
  }),
  look: 'order show <number> --activity <permalink>',
  run: ({ reason, ...place }, tools, say) => orderDeed(place, tools, { say, step: 'cancel', reason }),
})
