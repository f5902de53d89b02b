import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/**
 * That a friend joined by a customer's invitation, and the cents that she was thanked with; null: it is not known, of one who
 * joined before that was written down. Nothing in it leads to the friend. SPEC 3, Friend.
 */
export const friends = pgTable(
  'friends',
  { activityId: activityId(), id: text().notNull(), userId: userId(), reward: bigint({ mode: 'number' }), joined: instant().notNull() },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), index('friends_owner').on(t.activityId, t.userId, t.joined)],
)
