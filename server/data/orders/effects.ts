import type { Reason } from '#contract/reasons.ts'
import { onTheWall } from '#rules/days.ts'
import { type Cents, cents, type Points4, points4 } from '#rules/money.ts'
import { earnedAfter, type FailedRefund, type OrderSums, type Refund, takenBack } from '#rules/order-refund.ts'
import type { Effect } from '#rules/order-steps.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { cards } from '../../db/schema/cards.ts'
import type { orderLines } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/orders.ts'
import { stock } from '../../db/schema/stock.ts'
import type { Line } from '../../work/counter.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { risen } from '../stock-alerts/stock-alerts.ts'
import { freeCoupon, takeCoupon } from './coupon.ts'
import type { Hers, Unwritten } from './hers.ts'
import { oweFailed, oweLate, returnLate } from './unwanted.ts'

/** An order with its lines, in the transaction that takes a step with it. `back`: what of it goes back, and where that is written down; `failed`: what did not. */
export type Doing = {
  w: Work
  hers: Hers
  order: Unwritten
  lines: readonly Row<typeof orderLines>[]
  zone: string
  back?: Refund & { refundId: string }
  failed?: FailedRefund
}

/** What an order was made with, as the rules of giving back ask for it. */
export const sumsOf = ({ total, credit, accumulation, points }: Unwritten): OrderSums => ({
  total: cents(total),
  credit: cents(credit),
  accumulation: cents(accumulation),
  points: points4(points),
})

const counted = (lines: Doing['lines']): Line[] =>
  lines.filter(({ isCounted }) => isCounted).map(({ variantId, quantity }) => ({ id: variantId, count: quantity }))

const variantsOf = (lines: Doing['lines']) => counted(lines).map(({ id }) => id)

/** It is spent before the order has its number. */
const spent = ({ w, zone }: Doing): Reason => ({ code: 'order_spent', day: onTheWall(zone, w.now().getTime()).day })
const about = (code: 'order_earned' | 'order_back' | 'order_taken_back', { order }: Doing): Reason => ({ code, number: order.number ?? 0 })

/** Posts a movement of the order. A card that is gone by now gets, and gives, nothing. */
async function post({ hers, order }: Doing, type: 'C' | 'AM' | 'AA' | 'SM', [size, points]: [Cents, Points4], reason: Reason) {
  if (size === 0 && points === 0) return undefined
  const done = await hers.ledger.post({ type, cents: size, points, reason, orderId: order.id })
  return isRefusal(done) && done.refused !== 'not_found' ? done : undefined
}

const NO_POINTS = points4(0)
const NO_CENTS = cents(0)

/** What each effect does, in the transaction of its step; a refusal rolls that back. SEMANTICS 14. */
const does: Record<Effect, (doing: Doing) => Promise<Refusal | undefined | void>> = {
  hold: async (doing) => {
    const { w, hers, order, lines } = doing
    await takeCoupon(doing)
    const no = order.credit > 0 ? await hers.ledger.hold(order.id, cents(order.credit)) : undefined
    return no ?? w.counter(stock).reserve(counted(lines))
  },

  capture: async (doing) => {
    const { w, hers, order, lines } = doing
    if (order.credit > 0) await hers.ledger.capture(order.id, cents(order.credit), spent(doing))
    await w.counter(stock).capture(counted(lines))
  },

  release: async (doing) => {
    const { w, hers, order, lines } = doing
    await freeCoupon(doing)
    await hers.ledger.release(order.id)
    await w.counter(stock).release(counted(lines))
    await risen(w, variantsOf(lines))
  },

  give_coupon_back: freeCoupon,

  give_stock_back: async ({ w, lines }) => {
    await w.counter(stock).give(counted(lines))
    await risen(w, variantsOf(lines))
  },

  give_credit_back: (doing) => post(doing, 'AM', [doing.back?.credit ?? NO_CENTS, NO_POINTS], about('order_back', doing)),

  refund_money: async () => undefined, // it is written down with all that goes back, and a job does it

  owe_money: async (doing) => void (await oweLate(doing)),

  owe_refund: oweFailed,

  return_money: returnLate,

  accrue: async (doing) => {
    const { accumulation, points } = earnedAfter(sumsOf(doing.order), cents(doing.order.refunded))
    return post(doing, 'AA', [accumulation, points], about('order_earned', doing))
  },

  take_accrual_back: async (doing) => {
    const { hers, back } = doing
    if (!back) return undefined
    const [card] = await hers.rows(cards).hold()
    const credit = takenBack(back.accumulation, cents(card ? card.balance - card.held : 0))
    const points = takenBack(back.points, points4(card?.pointBalance ?? 0))
    const missing = { missing: credit.missing, missingPoints: points.missing }
    if (missing.missing + missing.missingPoints > 0) await hers.rows(refunds).set(back.refundId, missing)
    return post(doing, 'SM', [credit.taken, points.taken], about('order_taken_back', doing))
  },
}

/** An order that is placed at once spends at once: what would be held and captured in one breath is taken. */
async function spend(doing: Doing): Promise<Refusal | undefined> {
  await takeCoupon(doing)
  const no = await post(doing, 'C', [cents(doing.order.credit), NO_POINTS], spent(doing))
  return no ?? doing.w.counter(stock).take(counted(doing.lines))
}

/** Does all that a step does to coupon, credit, stock and what was earned. @returns why it cannot be done, as the ledger or the stock says it */
export async function applyEffects(doing: Doing, effects: readonly Effect[]): Promise<Refusal | undefined> {
  const isAtOnce = effects[0] === 'hold' && effects[1] === 'capture'
  if (isAtOnce) {
    const no = await spend(doing)
    if (no) return no
  }
  for (const effect of isAtOnce ? effects.slice(2) : effects) {
    const no = await does[effect](doing)
    if (no) return no
  }
  return undefined
}
