import { dayAfter, isDay } from './days.ts'
import type { Progress } from './order-steps.ts'
import { type Refusal, refuseField } from './refusal.ts'
import type { ShippingType } from './shipping.ts'

/** So far ahead at most a parcel is promised. */
const DAYS_AHEAD = 60

/** Only a parcel travels for days: what the activity brings itself is there the same day, and the rest is collected. */
export const travelsForDays = (shipping: ShippingType): boolean => shipping === 'C'

/**
 * May staff say that an order arrives by this day? Of a parcel, from today on, as the wall of the activity says, and not further than 60 days.
 * @param day `YYYY-MM-DD`   @returns nothing, or order_expected at `expected`
 */
export function checkExpected(day: string, shipping: ShippingType, today: string): Refusal | undefined {
  const isPossible = travelsForDays(shipping) && isDay(day) && day >= today && day <= dayAfter(today, DAYS_AHEAD)
  return isPossible ? undefined : refuseField('expected', 'order_expected', { values: { days: DAYS_AHEAD } })
}

/** By when an order on its way arrives; `isOver`: that day has passed, and nobody has said that she has it. */
export type Arrival = { day: string; isOver: boolean; near?: 'today' | 'tomorrow' }

/**
 * What there is to say about when an order arrives.
 * @param today on the wall of the activity   @returns undefined where nobody has said a day, or it is not on its way
 */
export function arrivalOf(
  { progress, expected }: { progress: Progress | undefined; expected: string | null | undefined },
  today: string,
): Arrival | undefined {
  if (progress !== 'shipped' || !expected) return undefined
  const isOver = expected < today
  if (expected === today) return { day: expected, isOver, near: 'today' }
  return { day: expected, isOver, ...(expected === dayAfter(today, 1) && { near: 'tomorrow' }) }
}
