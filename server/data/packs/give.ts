import { dayAfter } from '#rules/days.ts'
import { packCustomers, packs } from '../../db/schema/packs.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { type PackRow, todayOf } from './packs.ts'
import { inTurn } from './rows.ts'

export type Definition = Row<typeof packs>

/** What the activity can sell, in the order of its bundle. */
export const definitions = (w: Reads): Promise<Definition[]> => w.all(packs).list(inTurn)

/**
 * Gives a pack to a customer, as it is now, and tells her. @param paid in cents, null for a gift; money is not moved
 * @returns it; or forbidden, own_card, not_found where she is no customer of the activity
 */
export async function give(w: Work, definition: Definition, userId: string, paid: number | null): Promise<PackRow> {
  const { id: packId, price: _, validDays, sort: __, activityId: ___, ...said } = definition
  const expires = dayAfter(await todayOf(w), validDays)
  const row = await w
    .customer(userId, 'counter')
    .rows(packCustomers)
    .add({ ...said, packId, created: w.now(), expires, paid })
  const { id, title, translations, places } = row
  await w.tell(userId, news('packGiven', { packId: id, title, translations, places, expires }))
  await w.changed(userId, 'packs', id)
  return row
}
