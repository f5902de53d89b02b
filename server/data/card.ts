import { pointsOf } from '#rules/money.ts'
import { refuse } from '#rules/refusal.ts'
import { cards } from '../db/schema/cards.ts'
import type { Reads } from '../work/work.ts'
import { spendable } from './spendable.ts'

/** The customer's card, or not_found: staff have none. SEMANTICS 13. */
export async function mine(w: Reads) {
  const card = await w.mine(cards).first()
  if (!card) return refuse('not_found')
  const { creditEnds, ...shown } = card
  return { data: { ...shown, ...spendable(card), pointBalance: pointsOf(card.pointBalance), ...(creditEnds !== null && { creditEnds }) } }
}
