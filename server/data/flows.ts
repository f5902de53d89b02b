import { and, gte, sql } from 'drizzle-orm'
import type { FlowType } from '#contract/flows.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Reason } from '#contract/reasons.ts'
import type { Paging } from '#contract/wire.ts'
import { moneyOf, pointsOf } from '#rules/money.ts'
import { signed } from '#rules/movements.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { cards, flows } from '../db/schema/cards.ts'
import type { Work } from '../db/work.ts'
import { wordsIn } from '../words.ts'
import { moved } from './notifications.ts'
import { cut, order } from './order.ts'
import { reasonIn } from './reasons.ts'

const BY = { created: [flows.created, flows.seq] }

/** A page of the customer's movements, newest first unless asked otherwise; those of one instant in the order they were made. */
export async function mine(w: Work, paging: Paging, language: LanguageCode) {
  const sort = order(paging, BY, { by: 'created', descending: 1 })
  const { rows, totalRows } = await w.mine(flows).page(cut(paging, sort))
  const words = await wordsIn(language)
  const shown = rows.map(({ id, created, type, value, pointValue, balance, pointBalance, orderId, ...told }) => ({
    id,
    created: created.toISOString(),
    type,
    value: moneyOf(value),
    pointValue: pointsOf(pointValue),
    balance: moneyOf(balance),
    pointBalance: pointsOf(pointBalance),
    description: reasonIn(words, told),
    orderId,
  }))
  return { data: { flows: shown }, totalRows }
}

/** A movement to make: sizes without sign, in cents and ten-thousandths of a point; `reason` is for the customer to read, a text where somebody typed it. */
export type Movement = { type: FlowType; cents: number; points: number; reason: Reason | string | null; orderId?: string }

/**
 * Moves the balances of the customer's card and writes it down; the sign comes from the type. Both happen in one statement
 * each of one transaction, so rivals queue on the card's row. SEMANTICS 4.
 * @returns the movement, or not_found where she has no card, or balance_below_zero
 */
export async function record(w: Work, { type, cents, points, reason, orderId }: Movement) {
  const card = await w.mine(cards).first()
  if (!card) return refuse('not_found')
  const [value, pointValue] = [signed(type, cents), signed(type, points)]
  const balance = sql<number>`${cards.balance} + ${value}`
  const pointBalance = sql<number>`${cards.pointBalance} + ${pointValue}`
  const after = await w.mine(cards).set(card.id, { balance, pointBalance }, and(gte(balance, 0), gte(pointBalance, 0)))
  if (!after) return refuse('balance_below_zero')
  return w.mine(flows).add({
    created: w.now(),
    type,
    value,
    pointValue,
    balance: after.balance,
    pointBalance: after.pointBalance,
    description: typeof reason === 'string' ? reason : null,
    reason: typeof reason === 'string' ? null : reason,
    orderId: orderId ?? null,
  })
}

/** Movements that a customer learns of from her feed: nobody was at the till with her. */
export const TOLD: readonly FlowType[] = ['AM', 'B', 'W', 'IS', 'SM']

/** Records a movement that the owner makes, and tells the customer of it where she was not there. Refuses as `record` does. */
export async function credit(w: Work, movement: Movement) {
  const done = await record(w, movement)
  if (!isRefusal(done) && TOLD.includes(movement.type)) await moved(w, done)
  return done
}
