import * as z from 'zod'
import { moneyOf, centsOf } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { refund, take } from '../data/counter/counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderAt, OrderNumber, Reason, standing, whyNot, whyOwed } from './order-words.ts'

const Amount = z
  .string()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, 'an amount is a number of euros, such as 12.50')
  .transform((text) => moneyOf(centsOf(text.replace(',', '.'))))

/** Gives an order back, whole or in part: money the way it came, credit to the card, and what it earned is taken back. SEMANTICS 14. */
export const orderRefund = command({
  name: 'order refund',
  about:
    'Gives back what is left of an order, or a part: money the way it came, credit to the card. Of one of which money is to go back by hand, says that it did.',
  places: ['number'],
  flags: ['by-hand'],
  input: z.object({
    number: OrderNumber,
    activity: Permalink,
    amount: Amount.optional().describe('euros, such as 12.50; without it all that is left'),
    'by-hand': z.literal('yes').optional().describe('what is to go back by hand went back, where something else could go back, too'),
    reason: Reason,
  }),
  look: 'order show <number> --activity <permalink>',
  async run({ number, activity, amount, 'by-hand': byHand, reason }, tools, say) {
    const found = await orderAt({ number, activity }, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, order } = found
    const isOwed = order.keys.includes('return_late')
    const isBoth = isOwed && order.keys.includes('refund')
    if (byHand && !isOwed) return [`Nothing is to go back of order ${number} by hand. Nothing was changed.`]
    if (isBoth && !byHand && amount === undefined)
      return [
        `${order.owed} € of order ${number} are to go back by hand: say --by-hand if they did, or --amount for what else is to go back. Nothing was changed.`,
      ]
    const isLate = isOwed && (!isBoth || byHand !== undefined)
    if (isLate && amount !== undefined && amount !== order.owed)
      return [`All ${order.owed} € go back of order ${number}. Nothing was changed.`]
    const done = await rooms.run(scope, 'writes', (w) =>
      isLate
        ? take(w, { id: order.id, step: 'return_late', reason, owed: order.owed }, 'en')
        : refund(w, { id: order.id, amount, reason }, 'en'),
    )
    if (isRefusal(done)) return [whyNot(done, order)]
    if (isLate) {
      say(`Order ${number} is ${standing(done.data)} now: what ${whyOwed(order)} is back.`)
      return []
    }
    say(`Order ${number} is ${standing(done.data)} now: ${done.data.refunded} € of it are back.`)
    return []
  },
})
