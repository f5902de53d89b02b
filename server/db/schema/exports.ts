import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './activities.ts'
import { userId } from './auth.ts'

/** What a person asked to have of all that is known about her. A job writes both texts; the row goes some minutes after she took them. */
export const exports = pgTable(
  'exports',
  {
    id: text().primaryKey(),
    userId: userId(),
    created: instant().notNull(),
    /** Since when it is ready, and until when. */
    expires: instant(),
    json: text(),
    html: text(),
  },
  (t) => [index('exports_user').on(t.userId, t.created)],
)
