import type { ScratchCard } from '#contract/scratch-cards.ts'

/** Of so many equal chances a card's share of winning ones is counted: a percentage with two decimals. */
export const CHANCES = 10_000

/** A whole number from 0 to below another one, each as likely as the others. */
export type Random = (below: number) => number

/**
 * Draws what a card is: first whether it wins, then which of the prizes that are left, each single one as likely as the others.
 * @param winning how many of CHANCES win   @param left how many are left of each prize
 * @returns the place of its prize; undefined if it loses, or nothing is left
 */
export function draw(winning: number, left: readonly number[], random: Random): number | undefined {
  const total = left.reduce((sum, count) => sum + count, 0)
  if (total === 0 || random(CHANCES) >= winning) return undefined
  let rest = random(total)
  return left.findIndex((count) => (rest -= count) < 0)
}

/** What scratching a card makes of it: credit is paid at once, any other prize is there to be collected. */
export const scratchedState = (prize: { credit: number | null } | undefined): ScratchCard['state'] =>
  prize === undefined ? 'lost' : prize.credit === null ? 'to_collect' : 'credited'

/** Can it be scratched, or collected, on this day of the activity's wall? It can until the end of its last day. */
export const isOpenOn = ({ state, expires }: { state: string; expires: string }, today: string): boolean =>
  (state === 'new' || state === 'to_collect') && today <= expires
