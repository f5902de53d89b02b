import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'

/**
 * How many there are of a variant, and how many of those are set aside for orders that are not paid yet. `soldOutUntil`: until
 * then staff say that there is none, whatever is counted. It stands outside the catalogue: an import that changes a price or a
 * picture does not touch it.
 */
export const stock = pgTable(
  'stock',
  {
    activityId: activityId(),
    id: text('variant_id').notNull(),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
    soldOutUntil: instant(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), check('stock_reserved', sql`${t.reserved} between 0 and ${t.onHand}`)],
)
