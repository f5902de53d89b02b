import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { centsOf } from '#rules/money.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { scratchCards, scratchPrizes } from '../../db/schema/scratch-cards.ts'
import { keepOnly } from '../../work/keep-only.ts'

/**
 * Writes the scratch cards that an activity can give, and their pools. A card keeps its id by its Italian name, and so does a prize
 * within its card, with how many of it were drawn: of fewer than that there cannot be. Cards that were issued stay as they are.
 */
export async function writeScratchCards(tx: Db, activityId: string, { bundle, media }: CheckedBundle): Promise<void> {
  const known = await tx.select().from(scratchCards).where(eq(scratchCards.activityId, activityId))
  // Who issues a card holds these too.
  const drawn = await tx
    .select()
    .from(scratchPrizes)
    .where(eq(scratchPrizes.activityId, activityId))
    .orderBy(scratchPrizes.id)
    .for('update')
  const cards = bundle.scratchCards.map(({ name, description, picture, winning, issue, validDays, prizes }, sort) => ({
    prizes,
    row: {
      activityId,
      id: known.find((row) => row.name === original(name))?.id ?? randomUUID(),
      name: original(name),
      description: description === undefined ? null : original(description),
      image: picture === undefined ? null : (media.get(picture)?.name ?? null),
      translations: translated({ name, description }),
      winning: Math.round(winning * 100),
      issue,
      validDays,
      sort,
    },
  }))
  const pools = cards.flatMap(({ row, prizes }) =>
    prizes.map(({ name, credit, quantity }, sort) => {
      const before = drawn.find((one) => one.scratchCardId === row.id && one.title === original(name))
      const reserved = before?.reserved ?? 0
      return {
        activityId,
        id: before?.id ?? randomUUID(),
        scratchCardId: row.id,
        title: original(name),
        translations: translated({ title: name }),
        credit: credit === undefined ? null : centsOf(credit),
        onHand: Math.max(quantity, reserved),
        reserved,
        sort,
      }
    }),
  )
  await keepOnly(
    tx,
    scratchCards,
    activityId,
    cards.map(({ row }) => row),
  )
  await keepOnly(tx, scratchPrizes, activityId, pools)
}
