import type { Coupon } from '#contract/coupons.ts'
import { dayAfter } from './days.ts'
import { type Cents, cents } from './money.ts'
import { rounded } from './shares.ts'

/** No letter or digit that is taken for another one. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 6
/** From how many days before its last one a coupon hurries. */
const SOON = 7

/** Which of its fields tell what a coupon is worth. Spec §9. */
export const couponType = ({ price, percentage }: { price?: unknown; percentage?: unknown }): Coupon['type'] => {
  const [isPrice, isPercentage] = [price !== undefined && price !== null, percentage !== undefined && percentage !== null]
  return isPrice === isPercentage ? 'T' : isPrice ? 'P' : 'S'
}

/** The last day on which a coupon counts that is given on this day. */
export const lastDay = (given: string, validDays: number): string => dayAfter(given, validDays)

/** Does it count on this day of the activity's wall? It does until the end of its last day. */
export const couponStanding = ({ state, expires }: { state: string; expires: string }, today: string): 'valid' | 'used' | 'expired' =>
  state === 'used' ? 'used' : today > expires ? 'expired' : 'valid'

/** Does its last day come within a week? */
export const expiresSoon = (expires: string, today: string): boolean => expires <= dayAfter(today, SOON)

/** A code as it is read, in groups of three: `C7K 492`. */
export const codeInGroups = (code: string): string => code.replace(/(.{3})(?=.)/g, '$1 ')

/** A code as it is kept, however it was typed. */
export const codeTyped = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** What of a coupon decides what it takes off an order; money in cents. */
export type CouponWorth = { type: Coupon['type']; price: Cents | null; percentage: number | null }

/** Can it be used in an order? One that is told in words (T), or asks for what only whoever serves her can judge, is for the till alone. */
export const isForOrders = ({ type, tillOnly = false }: Pick<CouponWorth, 'type'> & { tillOnly?: boolean | undefined }): boolean =>
  type !== 'T' && !tillOnly

/** A percentage is exact to four decimals. */
const PERCENT = 10_000

/**
 * What a coupon takes off an order: its price (P) or its part (S, rounded half up to the cent) of what the goods cost, never
 * more than that. It never pays shipping. docs/decisions/coupon-in-the-sum.md.
 * @returns zero or a negative figure, as it is shown and sent
 */
export function couponOff({ type, price, percentage }: CouponWorth, subtotal: Cents): Cents {
  const part = type === 'S' ? rounded(subtotal, Math.round((percentage ?? 0) * PERCENT), 100 * PERCENT) : 0
  const size = type === 'P' ? (price ?? 0) : part
  return cents(0 - Math.max(0, Math.min(size, subtotal)))
}
