import { type Cents, cents, centsOf } from './money.ts'

/** What of a line counts in a sum. */
export type PricedLine = { price: Cents; discountPrice: Cents | null; quantity: number }

/** Both prices as they travel, in cents. That there is no discount travels in several forms, which all come to zero. SEMANTICS 4. */
export const pricesIn = ({ price, discountPrice }: { price: string; discountPrice: string | null }) => ({
  price: centsOf(price),
  discountPrice: centsOf(discountPrice ?? 0),
})

/** What one costs: a discount counts if it is above zero and below the price. SEMANTICS 4. */
export const unitPriceOf = ({ price, discountPrice }: Omit<PricedLine, 'quantity'>): Cents =>
  discountPrice !== null && discountPrice > 0 && discountPrice < price ? discountPrice : price

/** What a line costs. */
export const linePriceOf = (line: PricedLine): Cents => cents(unitPriceOf(line) * line.quantity)

/** What all lines cost, before credit and shipping. Spec §9. */
export const subtotalOf = (lines: readonly PricedLine[]): Cents => cents(lines.reduce((sum, line) => sum + linePriceOf(line), 0))
