import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { itemColorSizes } from '../../db/schema/shop.ts'
import { stockAlerts } from '../../db/schema/stock-alerts.ts'
import { stock } from '../../db/schema/stock.ts'
import { handleOf } from '../../work/handle.ts'
import { query } from '../../work/query.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { isThere } from '../shop/rows.ts'

export const alertsByAge = query(stockAlerts, (t) => ({ sort: [desc(t.created), t.id] }))
export const alertOf = query(stockAlerts, (t, at) => ({ where: eq(t.variantId, at('variantId')) }))
/** Who waits for any of these. */
export const awaited = query(stockAlerts, (t, at) => ({ where: sql`${t.variantId} = any(${at('variantIds')}::text[])` }))
export const stockById = query(stock, (t, at) => ({ where: eq(t.id, at('id')) }))

/** So many are told in one transaction. */
const AT_ONCE = 100

/** Takes some alerts about what can be had now, those first that were asked for first; whoever else takes some takes others. */
export async function takeAnswerable(w: Work): Promise<Row<typeof stockAlerts>[]> {
  const { tx, activityId } = handleOf(w)
  const due = await tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(stock, and(eq(stock.activityId, stockAlerts.activityId), eq(stock.id, stockAlerts.variantId)))
    .innerJoin(itemColorSizes, and(eq(itemColorSizes.activityId, stock.activityId), eq(itemColorSizes.id, stock.id)))
    .where(and(eq(stockAlerts.activityId, activityId), isThere))
    .orderBy(stockAlerts.created, stockAlerts.id)
    .limit(AT_ONCE)
    .for('update', { of: stockAlerts, skipLocked: true })
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  return tx
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.activityId, activityId), inArray(stockAlerts.id, ids)))
    .returning()
}
