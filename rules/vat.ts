import { type Cents, cents } from './money.ts'
import { rounded, spread } from './shares.ts'

/** What was paid for something, tax included. `rate` in basis points: 2200 is 22 %; null where the activity states none. */
export type Taxed = { gross: Cents; rate: number | null }
/** A line of the receipt's table of taxes. */
export type VatRow = { rate: number; gross: Cents; net: Cents; vat: Cents }

/** The tax contained in a price, to the nearest cent. */
export const containedVat = (gross: Cents, rate: number): Cents => cents(rounded(gross, rate, 10_000 + rate))

const sumOf = (amounts: readonly Cents[]) => cents(amounts.reduce<number>((sum, one) => sum + one, 0))

/** The taxes of a receipt, highest rate first: rounded once for each rate. What has no rate is in none of them. */
export function vatByRate(parts: readonly Taxed[]): VatRow[] {
  const rates = [...new Set(parts.flatMap(({ rate }) => rate ?? []))].sort((a, b) => b - a)
  return rates.map((rate) => {
    const gross = sumOf(parts.filter((part) => part.rate === rate).map((part) => part.gross))
    const vat = containedVat(gross, rate)
    return { rate, gross, net: cents(gross - vat), vat }
  })
}

/** The tax of each part, so that those of one rate add up to its row of `vatByRate`; null where there is no rate. */
export function vatOfEach(parts: readonly Taxed[]): (Cents | null)[] {
  const each: (Cents | null)[] = parts.map(() => null)
  for (const { rate, vat } of vatByRate(parts)) {
    const own = parts.flatMap((part, index) => (part.rate === rate ? { index, gross: part.gross } : []))
    const shares = spread(
      vat,
      own.map(({ gross }) => gross),
    )
    own.forEach(({ index }, place) => (each[index] = shares[place] ?? null))
  }
  return each
}

/** Prices once a credit, a coupon or a refund is taken off the whole: each bears its share, to the cent. None falls below zero. */
export function reducedBy(grosses: readonly Cents[], reduction: Cents): Cents[] {
  const shares = spread(cents(Math.min(reduction, sumOf(grosses))), grosses)
  return grosses.map((gross, index) => cents(gross - (shares[index] ?? 0)))
}
