import { type Cents, cents, euros, type Points4, points4 } from './money.ts'
import type { OrderState, StepName } from './order-steps.ts'
import { isByProvider, type PaymentType } from './payment-choice.ts'
import { type Refusal, refuse } from './refusal.ts'
import { rounded } from './shares.ts'

/** What an order was: `total` paid in money, `credit` from the card (its size), and what it earned. */
export type OrderSums = { total: Cents; credit: Cents; accumulation: Cents; points: Points4 }
/** What goes back: money the way it came, credit to the card, and of what was earned what is due back. */
export type Refund = { money: Cents; credit: Cents; accumulation: Cents; points: Points4 }

/** All that an order is worth: what was paid and the credit it used. */
export const worthOf = ({ total, credit }: OrderSums): Cents => cents(total + credit)

/** What is back once so much of the worth is. Counting from the whole, many parts add up to what one would have been. */
export function backAt(sums: OrderSums, value: Cents): Refund {
  const worth = worthOf(sums)
  const share = (size: number) => (worth === 0 ? 0 : rounded(size, value, worth))
  const money = share(sums.total)
  return {
    money: cents(money),
    credit: cents(value - money),
    accumulation: cents(share(sums.accumulation)),
    points: points4(share(sums.points)),
  }
}

function between(sums: OrderSums, from: Cents, to: Cents): Refund {
  const [before, after] = [backAt(sums, from), backAt(sums, to)]
  return {
    money: cents(after.money - before.money),
    credit: cents(after.credit - before.credit),
    accumulation: cents(after.accumulation - before.accumulation),
    points: points4(after.points - before.points),
  }
}

/** What still goes back of an order that is cancelled or refunded whole. @param refunded what is back of its worth already */
export const restOf = (sums: OrderSums, refunded: Cents): Refund => between(sums, refunded, worthOf(sums))

/**
 * Gives a part of an order back, in money and credit as it was paid, and takes back in proportion what it earned. SEMANTICS 14.
 * @param refunded what is back of its worth already   @param wish how much more   @returns it and the step to take with it;
 * or refund_wrong {most} for nothing, or for more than is left
 */
export function refundOf(sums: OrderSums, refunded: Cents, wish: Cents): (Refund & { step: StepName }) | Refusal {
  const left = worthOf(sums) - refunded
  if (!Number.isInteger(wish) || wish <= 0 || wish > left) return refuse('refund_wrong', { most: euros(left) })
  return { ...between(sums, refunded, cents(refunded + wish)), step: wish === left ? 'refund' : 'refund_part' }
}

/** What an order earns that is partly given back before its earnings are booked. */
export function earnedAfter(sums: OrderSums, refunded: Cents): Pick<Refund, 'accumulation' | 'points'> {
  const { accumulation, points } = restOf(sums, refunded)
  return { accumulation, points }
}

/**
 * Takes back what was earned, never below a balance of zero: what is missing is written down, not owed. Cents or
 * ten-thousandths of a point. SEMANTICS 14.
 * @param spendable what of the card can be spent, once the order's own credit is back on it
 */
export function takenBack<N extends Cents | Points4>(due: N, spendable: N): { taken: N; missing: N } {
  const taken = Math.max(0, Math.min(due, spendable))
  return { taken: taken as N, missing: (due - taken) as N }
}

/** Money that its provider could not give back after all. `isOfOrder`: it was a refund of the order, not of a payment that nothing waited for. */
export type FailedRefund = { money: Cents; isOfOrder: boolean }

/** What is owed by hand once that failed: the refund itself stands as it was decided, its credit and what was earned included. */
export const owedAfter = (order: Pick<OrderState, 'owed' | 'unreturned'>, { money, isOfOrder }: FailedRefund) => ({
  owed: order.owed + money,
  unreturned: order.unreturned + (isOfOrder ? money : 0),
})

/** How money goes back: through the provider it came by, or by somebody's hand (bank, till). */
export const refundWay = (type: PaymentType): 'provider' | 'hand' => (isByProvider(type) ? 'provider' : 'hand')
