import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/**
 * What staff did to a customer at the till, as long as it can be undone; what it moved stays in the ledger, and who did it in
 * the audit. `about`: the movement, the coupon that was redeemed (again: another act) or `given`, or the scratch card that was
 * `issued`. `purchase`: the cents that earned it. `actor`: null where the operator's tool did it. `seen`: when a device of hers said that it shows it.
 */
export const tillActs = pgTable(
  'till_acts',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    actor: text(),
    kind: text().$type<'earned' | 'spent' | 'redeemed' | 'given' | 'issued'>().notNull(),
    about: text().notNull(),
    purchase: integer(),
    created: instant().notNull(),
    undone: instant(),
    seen: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('till_acts_actor').on(t.activityId, t.actor, t.created),
    index('till_acts_owner').on(t.activityId, t.userId, t.about),
  ],
)
