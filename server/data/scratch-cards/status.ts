import { onTheWall } from '#rules/days.ts'
import { scratchCards, scratchCustomers, scratchPrizes } from '../../db/schema/scratch-cards.ts'
import type { Reads } from '../../work/work.ts'
import { inTurn, outcomes, pools } from './rows.ts'

const NONE = { issued: 0, unscratched: 0, lost: 0, credited: 0, toCollect: 0, collected: 0, expired: 0, deleted: 0 }

/**
 * How each card of the bundle stands today: what became of those that customers have, and how many are left of its prizes. A card
 * whose owner was erased is counted no more; its prize stays drawn.
 */
export async function status(w: Reads) {
  const today = onTheWall((await w.activity())?.zone ?? 'Europe/Rome', w.now().getTime()).day
  const known = await w.all(scratchCards).list(inTurn)
  const prizes = await w.all(scratchPrizes).list(pools)
  const became = await w.all(scratchCustomers).list(outcomes, { today })
  return known.map(({ id, name, winning, issue }) => ({
    name,
    /** Percent. */
    winning: winning / 100,
    issue,
    ...NONE,
    ...became.find(({ scratchCardId }) => scratchCardId === id),
    prizes: prizes
      .filter(({ scratchCardId }) => scratchCardId === id)
      .map(({ title, credit, onHand, reserved }) => ({ title, credit, quantity: onHand, left: onHand - reserved })),
  }))
}
export type Standing = Awaited<ReturnType<typeof status>>[number]
