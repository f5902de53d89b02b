import type { Order } from '#contract/orders.ts'
import { cents, centsOf, tenThousandthsOf } from '#rules/money.ts'
import type { OrderSums } from '#rules/order-refund.ts'

/** What an order was, as the rules of refunds ask for it. */
export const sumsOf = ({ totalPrice, usedCreditValue, accumulation, points }: Order): OrderSums => ({
  total: centsOf(totalPrice),
  credit: cents(Math.abs(centsOf(usedCreditValue))),
  accumulation: centsOf(accumulation),
  points: tenThousandthsOf(points),
})
