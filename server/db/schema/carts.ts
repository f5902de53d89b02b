import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/**
 * One cart a customer and activity, a line a variant. Name and price are those of when it was put there, so that she can be told
 * what changed. SEMANTICS 5. `unpaid`: when the order was made whose goods came back here unpaid, and `unpaidQuantity` how many, until
 * she changes the quantity.
 */
export const cartLines = pgTable(
  'cart_lines',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    variantId: text().notNull(),
    quantity: integer().notNull(),
    name: text().notNull(),
    /** Integer cents. */
    unitPrice: bigint({ mode: 'number' }).notNull(),
    created: instant().notNull(),
    unpaid: instant(),
    unpaidQuantity: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('cart_lines_variant').on(t.activityId, t.userId, t.variantId),
    check('cart_lines_quantity', sql`${t.quantity} > 0`),
    check(
      'cart_lines_unpaid',
      sql`(${t.unpaid} is null) = (${t.unpaidQuantity} is null) and ${t.unpaidQuantity} between 1 and ${t.quantity}`,
    ),
  ],
)
