import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** A customer's one invitation to an activity, known to whoever has its link. Whom she sent it to is kept nowhere. */
export const invites = pgTable(
  'invites',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    created: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), unique('invites_owner').on(t.activityId, t.userId)],
)
