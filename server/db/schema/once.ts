import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    /** As it was sent: `jsonb` would put its fields in another order, and the first answer is repeated to the byte. */
    answer: json(),
    created: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.userId, t.call, t.key] }), index('once_keys_created').on(t.created)],
)
