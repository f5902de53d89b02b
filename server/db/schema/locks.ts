import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './activities.ts'

/**
 * What somebody waits for within an activity, by name. It refers to nothing: looking an activity up would make everybody wait
 * for whoever changes that. `taken`: when it was last, so that old ones can go.
 */
export const locks = pgTable('locks', { activityId: text().notNull(), name: text().notNull(), taken: instant().notNull() }, (t) => [
  primaryKey({ columns: [t.activityId, t.name] }),
  index('locks_taken').on(t.taken),
])
