import * as z from 'zod'
import { centsOf, moneyOf } from '#rules/money.ts'
import { variantWords } from '#rules/sizes.ts'
import { givenIn } from '../data/reasons.ts'
import { wordsIn } from '../words.ts'
import { moment } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderAt, OrderNumber, placesOf, standing, whyOwed } from './order-words.ts'

const BY: Record<string, string> = {
  customer: 'the customer',
  staff: 'staff',
  job: 'the server',
  provider: 'the payment provider',
  tool: 'the tool',
}

/** Shows one order with its sums and every step that was taken. SEMANTICS 14. */
export const orderShow = command({
  name: 'order show',
  about: 'Shows an order: what was ordered, its sums, and every step with who took it.',
  places: ['number'],
  input: z.object({ number: OrderNumber, activity: Permalink }),
  look: 'order show <number> --activity <permalink>',
  async run({ number, activity }, tools, say) {
    const found = await orderAt({ number, activity }, tools)
    if (typeof found === 'string') return [found]
    const { order, steps, zone } = found
    const place = (await placesOf(found))(order)
    const { subtotal, coupon, usedCreditValue, shippingPrice, totalPrice } = order
    const refunded = moneyOf(centsOf(order.refunded) - centsOf(order.unreturned ?? '0'))
    say(`Order ${number}, ${moment(zone, order.created)}, ${standing(order)}: ${order.customer.name}`)
    for (const article of order.articles)
      say(`  ${article.quantity} x ${[article.name, ...variantWords(article)].join(', ')}, ${article.unitPrice} € each`)
    const off = coupon ? `coupon "${coupon.title}" ${coupon.value} €, ` : ''
    say(
      `  goods ${subtotal} €, ${off}credit ${usedCreditValue} €, shipping ${shippingPrice} €, total ${totalPrice} €, given back ${refunded} €`,
    )
    if (order.owed) say(`  to be given back: ${order.owed} €, which ${whyOwed(order)}`)
    if (order.table) say(`  table: ${order.table}`)
    if (place) say(`  collected at: ${place}`)
    if (order.expected) say(`  expected: ${order.expected}`)
    if (order.note) say(`  note: ${order.note}`)
    const words = await wordsIn('en')
    for (const { at, step, via, ...row } of steps) {
      const why = givenIn(words, row)
      say(`  ${moment(zone, at.getTime())}  ${step} by ${BY[via] ?? via}${why ? `: ${why}` : ''}`)
    }
    return []
  },
})
