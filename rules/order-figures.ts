import type { CashBack } from '#contract/activities.ts'
import { shownOn } from './card.ts'
import { type CouponWorth, couponOff } from './coupons.ts'
import { type PricedLine, subtotalOf } from './line-price.ts'
import { type Cents, cents, type Points4, points4 } from './money.ts'
import { floored, rounded } from './shares.ts'

/** What the customer can spend and has, and what the activity gives back. */
export type Balances = { balance: Cents; pointBalance: Points4 }
/** `rate` in basis points: 500 is 5 %. `pointValue`: the cents that earn one point; without it, or at 0, none are earned. */
export type Loyalty = { cashBackType: CashBack; rate: number; pointValue: Cents | null }

/** Every figure of an order. `coupon` is there where one takes something off; it and `credit` are not above zero. What is earned is "previsto" until it is booked. */
export type Figures = {
  subtotal: Cents
  coupon?: Cents
  credit: Cents
  shipping: Cents
  total: Cents
  accumulation: Cents
  points: Points4
  balanceAfter: Cents
  pointsAfter: Points4
}

/**
 * The credit that an order uses: as much as was chosen, at most what the goods cost (less a coupon) and what can be spent; a balance below zero is
 * none. It never pays shipping. SEMANTICS 4.
 * @param chosen its size, of either sign: the wire has it negative; without it as much as possible
 * @returns zero or a negative figure, as it is shown and sent
 */
export function creditUsed(subtotal: Cents, balance: Cents, chosen?: Cents): Cents {
  const size = Math.max(0, Math.min(subtotal, balance, chosen === undefined ? subtotal : Math.abs(chosen)))
  return cents(0 - size)
}

/**
 * What an order earns that costs so much without shipping: credit rounded to the cent, points to four decimals, rounded down.
 * What the activity's cash-back type does not show is not earned either. SEMANTICS 4.
 */
export function earnedOf(spent: Cents, { cashBackType, rate, pointValue }: Loyalty): { accumulation: Cents; points: Points4 } {
  const gives = shownOn(cashBackType)
  return {
    accumulation: cents(gives.credit ? rounded(spent, rate, 10_000) : 0),
    points: points4(gives.points && pointValue ? floored(spent, 10_000, pointValue) : 0),
  }
}

/**
 * Every figure of an order, as the app shows it and the server decides it. A coupon comes before the credit. Spec §9, SEMANTICS 4,
 * docs/decisions/coupon-in-the-sum.md.
 * @param shipping cents, from `shippingPriceOf`   @param chosen how much credit; 0 uses none
 */
export function figuresOf(order: {
  lines: readonly PricedLine[]
  shipping: Cents
  card: Balances
  loyalty: Loyalty
  coupon?: CouponWorth
  chosen?: Cents
}): Figures {
  const { lines, shipping, card, loyalty, chosen } = order
  const subtotal = subtotalOf(lines)
  const coupon = order.coupon ? couponOff(order.coupon, subtotal) : cents(0)
  const due = cents(subtotal + coupon)
  const credit = creditUsed(due, card.balance, chosen)
  const spent = cents(due + credit)
  const { accumulation, points } = earnedOf(spent, loyalty)
  return {
    subtotal,
    ...(coupon < 0 && { coupon }),
    credit,
    shipping,
    total: cents(spent + shipping),
    accumulation,
    points,
    balanceAfter: cents(card.balance + credit + accumulation),
    pointsAfter: points4(card.pointBalance + points),
  }
}
