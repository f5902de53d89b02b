import { pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { activities } from './activities.ts'
import { users } from './auth.ts'

/** A customer's one invitation to an activity, known to whoever has its link. Whom she sent it to is kept nowhere. */
export const invites = pgTable(
  'invites',
  {
    activityId: text()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), unique('invites_owner').on(t.activityId, t.userId)],
)
