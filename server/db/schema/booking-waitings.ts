import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/**
 * Who waits for a place on a day: at a time, or at any (null). Service and operator as they were called when she asked. Where a
 * place is `held` for her, when that is, at whom, and until when; `passed`: she let it go by. `seq` tells those of one
 * instant apart. SEMANTICS 6, 14.
 */
export const bookingWaitings = pgTable(
  'booking_waitings',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    /** `YYYY-MM-DD` on the activity's wall. */
    date: text().notNull(),
    time: text(),
    people: integer().notNull(),
    serviceId: text(),
    serviceTitle: text(),
    translations: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
    operatorId: text(),
    operatorName: text(),
    state: text().$type<'waiting' | 'held' | 'passed'>().notNull(),
    heldTime: text(),
    heldStart: instant(),
    heldEnd: instant(),
    heldOperatorId: text(),
    expires: instant(),
    created: instant().notNull(),
    seq: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('booking_waitings_day').on(t.activityId, t.date, t.created),
    index('booking_waitings_owner').on(t.activityId, t.userId, t.date),
  ],
)
