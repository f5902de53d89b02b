import { index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/**
 * What a customer is to be told of once it can be had again, by its names of when she asked. It goes when she is told.
 * `translations`: name and colour by language code.
 */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    variantId: text().notNull(),
    itemColorId: text().notNull(),
    name: text().notNull(),
    color: text().notNull(),
    size: text().notNull(),
    translations: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('stock_alerts_once').on(t.activityId, t.userId, t.variantId),
    index('stock_alerts_variant').on(t.activityId, t.variantId),
  ],
)
