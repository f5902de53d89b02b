import { dayAfter, onTheWall } from './days.ts'
import { date } from './formats.ts'
import { type Cents, cents, points4 } from './money.ts'
import { type OrderSums, type Refund, restOf } from './order-refund.ts'
import type { OrderState } from './order-steps.ts'
import { type Refusal, refuse } from './refusal.ts'

/** Days of the calendar after the one on which she has the goods. SEMANTICS 5. */
export const WITHDRAWAL_DAYS = 14

/** The last day on which she may withdraw, whole, on the activity's wall. @param done milliseconds or ISO */
export const lastDayOfWithdrawal = (done: number | string, zone: string): string => dayAfter(onTheWall(zone, done).day, WITHDRAWAL_DAYS)

/**
 * May she withdraw from the contract? From goods only, not from food, and for 14 days; not once all of it was given back, when nothing
 * is left to return.
 * @param done when she got them, milliseconds or ISO   @returns nothing; or withdrawal_none, or withdrawal_over {day}
 */
export function checkWithdrawal(
  { isGoods, progress, payment, done }: Pick<OrderState, 'isGoods' | 'progress' | 'payment'> & { done: number | string | null },
  zone: string,
  now: number,
): Refusal | undefined {
  if (!isGoods || progress !== 'done' || done === null || payment === 'refunded') return refuse('withdrawal_none')
  const last = lastDayOfWithdrawal(done, zone)
  return onTheWall(zone, now).day > last ? refuse('withdrawal_over', { day: date(last) }) : undefined
}

/**
 * What a withdrawal brings back once the goods are there, and what it takes of what was earned: nothing of money that never came,
 * nor of earnings that are not booked.
 * @param refunded what is back of its worth already
 */
export function backOnWithdrawal(order: { sums: OrderSums; refunded: Cents } & Pick<OrderState, 'payment' | 'isAccrued'>): Refund {
  const { money, credit, accumulation, points } = restOf(order.sums, order.refunded)
  const isPaid = order.payment === 'paid' || order.payment === 'partly_refunded'
  return {
    money: isPaid ? money : cents(0),
    credit,
    accumulation: order.isAccrued ? accumulation : cents(0),
    points: order.isAccrued ? points : points4(0),
  }
}
