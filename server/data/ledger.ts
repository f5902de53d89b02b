import { and, gte, sql } from 'drizzle-orm'
import type { FlowType } from '#contract/flows.ts'
import { signed } from '#rules/movements.ts'
import { refuse } from '#rules/refusal.ts'
import { cards, flows } from '../db/schema/cards.ts'
import type { Work } from '../db/work.ts'

/** A movement to come: sizes without sign in cents and ten-thousandths of a point, and a reason the customer can read. */
export type Movement = { type: FlowType; cents: number; points: number; reason: string }

/**
 * Records a movement on the card of the customer of `w`: the balances and the row of the ledger, both or neither. The sign comes
 * from the type. SEMANTICS 4.
 * @returns the movement, or not_found without a card, or balance_below_zero
 */
export async function record(w: Work, { type, cents, points, reason }: Movement) {
  const card = await w.mine(cards).first()
  if (!card) return refuse('not_found')
  const [value, pointValue] = [signed(type, cents), signed(type, points)]
  const [balance, pointBalance] = [sql`${cards.balance} + ${value}::bigint`, sql`${cards.pointBalance} + ${pointValue}::bigint`]
  const after = await w.mine(cards).set(card.id, { balance, pointBalance }, and(gte(balance, 0), gte(pointBalance, 0)))
  if (!after) return refuse('balance_below_zero')
  return w.mine(flows).add({
    created: w.now(),
    type,
    value,
    pointValue,
    balance: after.balance,
    pointBalance: after.pointBalance,
    description: reason,
  })
}
