import type { CounterOrder, Faster } from '#contract/counter.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { cents, centsOf } from '#rules/money.ts'
import { actsAs } from '#rules/order-actors.ts'
import { refundOf } from '#rules/order-refund.ts'
import { type StepName, stepsOpen } from '#rules/order-steps.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { orders, orderSteps } from '../../db/schema/orders.ts'
import type { Reads, Work } from '../../work/work.ts'
import { sumsOf } from '../orders/effects.ts'
import type { Order } from '../orders/hers.ts'
import { orderById, orderByNumber, stepsOf } from '../orders/rows.ts'
import { shown } from '../orders/shown.ts'
import { holdOrder, step } from '../orders/steps.ts'
import { atCounter, namesOf } from './rows.ts'

const KEYS = ['accept', 'ready', 'ship', 'hand_over', 'pay', 'cancel', 'refund'] as const
const DAY = 86_400_000

async function shownHere(w: Reads | Work, all: readonly Order[], language: LanguageCode): Promise<CounterOrder[]> {
  const names = await namesOf(
    w,
    all.map(({ userId }) => userId),
  )
  const open = new Map(all.map((order) => [order.id, stepsOpen(order, actsAs(w.scope.actor))]))
  const whose = new Map(all.map(({ id, userId }) => [id, userId]))
  return (await shown(w, all, language, w.all)).map((order) => ({
    ...order,
    steps: [],
    session: null,
    customer: { id: whose.get(order.id) ?? '', name: names.get(whose.get(order.id) ?? '') ?? '' },
    keys: KEYS.filter((key) => open.get(order.id)?.includes(key)),
  }))
}

/** The orders at work, oldest first, and those that ended within a day. SEMANTICS 14. */
export async function list(w: Reads, language: LanguageCode) {
  const since = new Date(w.now().getTime() - DAY)
  const rows = await w.all(orders).list(atCounter, { since })
  return { data: await shownHere(w, rows, language), totalRows: rows.length }
}

/** An order by its number, with every step that was taken with it: through what, and why. @returns it; or not_found */
export async function byNumber(w: Reads, number: number, language: LanguageCode) {
  const order = await w.all(orders).first(orderByNumber, { number })
  const [data] = order ? await shownHere(w, [order], language) : []
  if (!data) return refuse('not_found')
  return { data, steps: await w.all(orderSteps).list(stepsOf, { orderIds: [data.id] }) }
}

type Taking = { minutes?: number | undefined; reason?: string | undefined }

/** Takes a step of staff's. @returns the order; or as `step` refuses: order_step where somebody was faster, with who */
export async function take(w: Work, id: string, name: StepName, { minutes, reason }: Taking, language: LanguageCode) {
  const order = await w.all(orders).first(orderById, { id })
  if (!order) return refuse('not_found')
  const readyBy = minutes === undefined ? undefined : new Date(w.now().getTime() + minutes * 60_000)
  const taken = await step(w, order.userId, id, name, { ...(readyBy && { readyBy }), ...(reason && { reason }) })
  return isRefusal(taken) ? withFaster(w, id, taken) : answered(w, taken, language)
}

/** A refusal of a step, with who took the last one and when, where that is why. */
async function withFaster(w: Work, id: string, no: Refusal): Promise<Refusal> {
  const last = no.refused === 'order_step' ? (await w.all(orderSteps).list(stepsOf, { orderIds: [id] })).at(-1) : undefined
  if (!last) return no
  const { actor, via, progress, at } = last
  const name = via === 'staff' && actor ? (await namesOf(w, [actor])).get(actor) : undefined
  return { ...no, fresh: { by: name || null, isHers: via === 'customer', progress, at: at.toISOString() } satisfies Faster }
}

async function answered(w: Work, order: Order, language: LanguageCode): Promise<{ data: CounterOrder } | Refusal> {
  const [data] = await shownHere(w, [order], language)
  return data ? { data } : refuse('not_found')
}

/**
 * Gives back a part of what an order is worth, or all that is left of it. @param amount money on the wire
 * @returns the order; or not_found, own_card, order_step, refund_wrong with the most that can go back
 */
export async function refund(w: Work, id: string, amount: string | undefined, reason: string, language: LanguageCode) {
  await holdOrder(w, id)
  const order = await w.all(orders).first(orderById, { id })
  if (!order) return refuse('not_found')
  const sums = sumsOf(order)
  const back = amount === undefined ? undefined : refundOf(sums, cents(order.refunded), centsOf(amount))
  if (back && isRefusal(back)) return back
  const taken = await step(w, order.userId, id, back?.step ?? 'refund', { reason, ...(back && { part: back }) })
  return isRefusal(taken) ? withFaster(w, id, taken) : answered(w, taken, language)
}
