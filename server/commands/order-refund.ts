import * as z from 'zod'
import { moneyOf, centsOf } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { refund, take } from '../data/counter/counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderAt, OrderNumber, Reason, standing, whyNot } from './order-words.ts'

const Amount = z
  .string()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, 'an amount is a number of euros, such as 12.50')
  .transform((text) => moneyOf(centsOf(text.replace(',', '.'))))

/** Gives an order back, whole or in part: money the way it came, credit to the card, and what it earned is taken back. SEMANTICS 14. */
export const orderRefund = command({
  name: 'order refund',
  about:
    'Gives back what is left of an order, or a part: money the way it came, credit to the card. Of one whose money came when it was over, says that this went back.',
  places: ['number'],
  input: z.object({
    number: OrderNumber,
    activity: Permalink,
    amount: Amount.optional().describe('euros, such as 12.50; without it all that is left'),
    reason: Reason,
  }),
  look: 'order show <number> --activity <permalink>',
  async run({ number, activity, amount, reason }, tools, say) {
    const found = await orderAt({ number, activity }, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, order } = found
    const isLate = order.keys.includes('return_late')
    if (isLate && amount !== undefined && amount !== order.owed)
      return [`All ${order.owed} € go back of order ${number}. Nothing was changed.`]
    const done = await rooms.run(scope, 'writes', (w) =>
      isLate ? take(w, { id: order.id, step: 'return_late', reason }, 'en') : refund(w, { id: order.id, amount, reason }, 'en'),
    )
    if (isRefusal(done)) return [whyNot(done, order)]
    if (isLate) {
      say(`Order ${number} is ${standing(done.data)} now: what came when it was over is back.`)
      return []
    }
    say(`Order ${number} is ${standing(done.data)} now: ${done.data.refunded} € of it are back.`)
    return []
  },
})
