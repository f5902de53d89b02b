import { type Cents, cents } from './money.ts'
import { reducedBy, type Taxed } from './vat.ts'

/** A line of an order as it was then. `price`: what one cost without its discount; `vatRate` in basis points, or none. */
export type ReceiptLine = { price: Cents; unitPrice: Cents; quantity: number; vatRate: number | null }
/** What of an order its taxes depend on. `credit`: the size of what it used of the card and a coupon; `moneyBack`: what of the total went back. */
export type TaxedOrder = { lines: readonly ReceiptLine[]; shipping: Cents; credit: Cents; moneyBack: Cents }

/** What all lines would have cost, and what their discounts took off. */
export function discountOf(lines: readonly ReceiptLine[]): { full: Cents; discount: Cents } {
  const full = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const asked = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return { full: cents(full), discount: cents(full - asked) }
}

/**
 * What was paid in money for each line, and last for the shipping: credit is borne by the goods, what went back by all. Shipping
 * has no rate of its own. SEMANTICS 4.
 */
export function paidParts({ lines, shipping, credit, moneyBack }: TaxedOrder): Taxed[] {
  const goods = reducedBy(
    lines.map(({ unitPrice, quantity }) => cents(unitPrice * quantity)),
    credit,
  )
  const rates = [...lines.map(({ vatRate }) => vatRate), null]
  return reducedBy([...goods, shipping], moneyBack).map((gross, index) => ({ gross, rate: rates[index] ?? null }))
}
