import { type Cents, cents } from '#rules/money.ts'
import { paidParts, type ReceiptLine } from '#rules/receipt.ts'
import { type Taxed, type VatRow, vatByRate } from '#rules/vat.ts'
import type { orderLines, refunds } from '../../db/schema/orders.ts'
import type { Row } from '../../work/tables.ts'
import type { Order } from './hers.ts'

/** The lines of an order as the rules of the receipt ask for them. */
export const pricedLines = (lines: readonly Row<typeof orderLines>[]): ReceiptLine[] =>
  lines.map(({ price, unitPrice, quantity, vatRate }) => ({ price: cents(price), unitPrice: cents(unitPrice), quantity, vatRate }))

/** What went back of an order: money, and credit to the card. A payment that went back by itself was none of it. */
export function wentBack(order: Order, back: readonly Row<typeof refunds>[]): { money: Cents; credit: Cents } {
  const credit = back.reduce((sum, one) => sum + one.credit, 0)
  return { money: cents(order.refunded - credit), credit: cents(credit) }
}

/** Over before anybody paid, or closed without money to give back: there is nothing to tax. */
const isNeverPaid = ({ progress, payment }: Order, moneyBack: Cents) =>
  payment === 'open' ? progress === 'cancelled' || progress === 'withdrawn' : payment === 'refunded' && moneyBack === 0

/** What became of its money: of goods that came back though they were never paid none went back. */
export const paymentOf = (order: Order, moneyBack: Cents): Order['payment'] =>
  order.total > 0 && isNeverPaid(order, moneyBack) ? 'open' : order.payment

/** What was paid for an order in money, or is to be paid, less what went back: part by part, each with its rate. */
function partsOf(order: Order, lines: readonly ReceiptLine[], moneyBack: Cents): Taxed[] {
  if (isNeverPaid(order, moneyBack)) return []
  return paidParts({ lines, shipping: cents(order.shippingPrice), credit: cents(order.couponValue + order.credit), moneyBack })
}

/** The taxes in it. */
export const taxesOf = (...what: Parameters<typeof partsOf>): VatRow[] => vatByRate(partsOf(...what)).filter(({ gross }) => gross > 0)

/** What of it has no rate: the shipping, and goods that the activity states none for. With the taxes it is all that was paid. */
export const unratedOf = (...what: Parameters<typeof partsOf>): Cents =>
  cents(partsOf(...what).reduce((sum, { gross, rate }) => (rate === null ? sum + gross : sum), 0))
