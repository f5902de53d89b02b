import { dayAfter, onTheWall } from './days.ts'
import { date } from './formats.ts'
import type { OrderState } from './order-steps.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Days of the calendar after the one on which she has the goods. SEMANTICS 5. */
export const WITHDRAWAL_DAYS = 14

/** The last day on which she may withdraw, whole, on the activity's wall. @param done milliseconds or ISO */
export const lastDayOfWithdrawal = (done: number | string, zone: string): string => dayAfter(onTheWall(zone, done).day, WITHDRAWAL_DAYS)

/**
 * May she withdraw from the contract? From goods only, not from food, and for 14 days.
 * @param done when she got them, milliseconds or ISO   @returns nothing; or withdrawal_none, or withdrawal_over {day}
 */
export function checkWithdrawal(
  { isGoods, progress, done }: Pick<OrderState, 'isGoods' | 'progress'> & { done: number | string | null },
  zone: string,
  now: number,
): Refusal | undefined {
  if (!isGoods || progress !== 'done' || done === null) return refuse('withdrawal_none')
  const last = lastDayOfWithdrawal(done, zone)
  return onTheWall(zone, now).day > last ? refuse('withdrawal_over', { day: date(last) }) : undefined
}
