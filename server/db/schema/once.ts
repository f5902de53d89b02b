import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './activities.ts'

/** The first answer to each Idempotency-Key. SEMANTICS 5. */
export const onceKeys = pgTable(
  'once_keys',
  {
    activityId: text().notNull(),
    userId: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    /** Of the body. */
    hash: text().notNull(),
    answer: jsonb(),
    created: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.userId, t.call, t.key] }), index('once_keys_created').on(t.created)],
)
