import type { CounterOrder, Faster } from '#contract/counter.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Given, ToCancel } from '#contract/reasons.ts'
import { onTheWall } from '#rules/days.ts'
import { cents, centsOf } from '#rules/money.ts'
import { actsAs } from '#rules/order-actors.ts'
import { checkExpected } from '#rules/order-expected.ts'
import { checkReadyBy } from '#rules/order-ready.ts'
import { refundOf } from '#rules/order-refund.ts'
import { type StepName, stepsOpen } from '#rules/order-steps.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { orders, orderSteps } from '../../db/schema/orders.ts'
import type { Reads, Work } from '../../work/work.ts'
import { sumsOf } from '../orders/effects.ts'
import type { Order } from '../orders/hers.ts'
import { orderById, stepsOf } from '../orders/rows.ts'
import { shown } from '../orders/shown.ts'
import { holdOrder, step } from '../orders/steps.ts'
import { atCounter, latestStep, namedById, namedByNumber } from './rows.ts'

const KEYS = ['accept', 'ready', 'ship', 'hand_over', 'pay', 'keep', 'cancel', 'refund', 'pay_late', 'return_late'] as const
const DAY = 86_400_000

type Named = { order: Order; name: string | null; surname: string | null }

async function shownHere(w: Reads | Work, all: readonly Named[], language: LanguageCode): Promise<CounterOrder[]> {
  const here = new Map(all.map((one) => [one.order.id, one]))
  const orders = all.map(({ order }) => order)
  return (await shown(w, orders, language, w.all)).map((order) => {
    const { order: row, name, surname } = here.get(order.id) as Named
    const open = stepsOpen(row, actsAs(w.scope.actor))
    return {
      ...order,
      steps: [],
      session: null,
      customer: { id: row.userId, name: `${name ?? ''} ${surname ?? ''}`.trim() },
      keys: KEYS.filter((key) => open.includes(key)),
    }
  })
}

/** The orders at work, oldest first, those that ended within a day, and those of which money is to be given back. SEMANTICS 14. */
export async function list(w: Reads, language: LanguageCode) {
  const since = new Date(w.now().getTime() - DAY)
  const rows = await w.all(orders).list(atCounter, { since })
  return { data: await shownHere(w, rows, language), totalRows: rows.length }
}

/** Any order by its number, as somebody says it. @returns it; or not_found */
export async function one(w: Reads, number: number, language: LanguageCode) {
  const order = await w.all(orders).first(namedByNumber, { number })
  const [data] = order ? await shownHere(w, [order], language) : []
  return data ? { data } : refuse('not_found')
}

/** An order by its number, with every step that was taken with it: through what, and why. @returns it; or not_found */
export async function byNumber(w: Reads, number: number, language: LanguageCode) {
  const found = await one(w, number, language)
  if (isRefusal(found)) return found
  return { ...found, steps: await w.all(orderSteps).list(stepsOf, { orderIds: [found.data.id] }) }
}

/** `readyBy`: when an order that is accepted is ready, ISO; `expected`: by which day one that is shipped arrives; `owed`: money that went back, as they saw it. */
export type Taking = {
  id: string
  step: StepName
  readyBy?: string | undefined
  expected?: string | undefined
  reason?: Given<ToCancel> | undefined
  owed?: string | undefined
}

/** Takes a step of staff's. @returns the order; or order_ready_by, order_expected; or as `step` refuses: order_step where somebody was faster, with who */
export async function take(w: Work, { id, step: name, readyBy, expected, reason, owed }: Taking, language: LanguageCode) {
  const order = await w.all(orders).first(orderById, { id })
  if (!order) return refuse('not_found')
  const further = {
    ...(readyBy && { readyBy: new Date(readyBy) }),
    ...(expected && { expected }),
    ...(reason && { reason }),
    ...(owed && { owed: centsOf(owed) }),
  }
  const no =
    (readyBy === undefined ? undefined : checkReadyBy(Date.parse(readyBy), w.now().getTime())) ??
    (expected === undefined ? undefined : checkExpected(expected, order.shipping, await today(w)))
  const taken = no ?? (await step(w, { userId: order.userId, orderId: id, step: name, ...further }))
  return isRefusal(taken) ? withFaster(w, id, taken) : answered(w, taken, language)
}

const today = async (w: Work) => onTheWall((await w.activity())?.zone ?? 'UTC', w.now().getTime()).day

/** A refusal of a step, with who took the last one and when, where that is why. */
async function withFaster(w: Work, id: string, no: Refusal): Promise<Refusal> {
  const last = no.refused === 'order_step' ? await w.all(orderSteps).first(latestStep, { id }) : undefined
  if (!last) return no
  const { via, progress, at } = last.step
  const name = via === 'staff' ? `${last.name ?? ''} ${last.surname ?? ''}`.trim() : ''
  return { ...no, fresh: { by: name || null, isHers: via === 'customer', progress, at: at.toISOString() } satisfies Faster }
}

async function answered(w: Work, { id }: Order, language: LanguageCode): Promise<{ data: CounterOrder } | Refusal> {
  const order = await w.all(orders).first(namedById, { id })
  const [data] = order ? await shownHere(w, [order], language) : []
  return data ? { data } : refuse('not_found')
}

type Refund = { id: string; amount?: string | undefined; reason: string }

/**
 * Gives back a part of what an order is worth, or all that is left of it; `amount` as money on the wire.
 * @returns the order; or not_found, own_card, order_step, refund_wrong with the most that can go back
 */
export async function refund(w: Work, { id, amount, reason }: Refund, language: LanguageCode) {
  await holdOrder(w, id)
  const order = await w.all(orders).first(orderById, { id })
  if (!order) return refuse('not_found')
  // Of one that nobody paid nothing but the credit that it used can go back.
  const sums = { ...sumsOf(order), ...(order.payment === 'open' && { total: cents(0) }) }
  const back = amount === undefined ? undefined : refundOf(sums, cents(order.refunded), centsOf(amount))
  if (back && isRefusal(back)) return back
  const taken = await step(w, { userId: order.userId, orderId: id, step: back?.step ?? 'refund', reason, ...(back && { part: back }) })
  return isRefusal(taken) ? withFaster(w, id, taken) : answered(w, taken, language)
}
