import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.userId, t.call, t.key] }), index('once_keys_created').on(t.created)],
)
