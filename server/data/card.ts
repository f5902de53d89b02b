import { moneyOf, pointsOf } from '#rules/money.ts'
import { refuse } from '#rules/refusal.ts'
import { cards } from '../db/schema/cards.ts'
import type { Work } from '../db/work.ts'

/** The customer's card, or not_found: staff have none. SEMANTICS 13. */
export async function mine(w: Work) {
  const card = await w.mine(cards).first()
  if (!card) return refuse('not_found')
  return { data: { ...card, balance: moneyOf(card.balance), pointBalance: pointsOf(card.pointBalance) } }
}
