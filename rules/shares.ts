import { type Cents, cents } from './money.ts'

/** `amount × part / whole`, exact at any size, rounded to the nearest, halves up. None is below zero. */
export const rounded = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

/** `amount × part / whole`, exact at any size, rounded down. None is below zero. */
export const floored = (amount: number, part: number, whole: number): number => Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** What dividing leaves over: the larger, the sooner a part gets one of the cents that are left. */
const remainder = (amount: number, part: number, whole: number) => (BigInt(amount) * BigInt(part)) % BigInt(whole)

/**
 * Spreads an amount over parts by their weights, to the cent: the parts add up to the amount, and none is a cent away from its
 * exact share. Cents left over go to the largest remainders, of equal ones to the first. Without any weight all weigh the same.
 * @param amount of either sign   @param weights not below zero
 */
export function spread(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0 && weights.length > 0)
    return spread(
      amount,
      weights.map(() => 1),
    )
  const size = Math.abs(amount)
  const shares = weights.map((weight) => floored(size, weight, whole))
  const left = size - shares.reduce((sum, share) => sum + share, 0)
  const first = weights
    .map((weight, index) => ({ index, over: remainder(size, weight, whole) }))
    .sort((a, b) => (a.over === b.over ? a.index - b.index : a.over > b.over ? -1 : 1))
    .slice(0, left)
  for (const { index } of first) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => cents(amount < 0 && share > 0 ? -share : share))
}
