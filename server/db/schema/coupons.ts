import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** What a coupon says and is worth, in cents or percent. `translations`: title and description by language code. */
const worded = () => ({
  title: text().notNull(),
  description: text(),
  image: text(),
  price: integer(),
  percentage: doublePrecision(),
  /** It counts at the till alone, never in an order. */
  tillOnly: boolean().notNull().default(false),
  translations: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
})

/** The coupons that an activity can give, as its bundle says. */
export const coupons = pgTable(
  'coupons',
  {
    activityId: activityId(),
    id: text().notNull(),
    ...worded(),
    validDays: integer().notNull(),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)

/**
 * A coupon that a customer was given, as it was then: it stays so, whatever becomes of the bundle. `expires`: the last day it
 * counts, `YYYY-MM-DD` on the activity's wall. One that she deletes is no longer shown; `used` and `usedBy` stay. One in an order is
 * used from the moment it is made; where that comes to nothing it is unused again. SEMANTICS 14, docs/decisions/coupon-in-the-sum.md.
 */
export const couponCustomers = pgTable(
  'coupon_customers',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    couponId: text().notNull(),
    ...worded(),
    type: text().$type<'T' | 'P' | 'S'>().notNull(),
    code: text().notNull(),
    state: text().$type<'unused' | 'used' | 'deleted'>().notNull(),
    created: instant().notNull(),
    expires: text().notNull(),
    used: instant(),
    /** Who redeemed it; null where the operator's tool or an order did. */
    usedBy: text(),
    /** The order that uses it. */
    orderId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('coupon_customers_code').on(t.activityId, t.code),
    index('coupon_customers_owner').on(t.activityId, t.userId, t.created),
    index('coupon_customers_given').on(t.activityId, t.couponId),
    index('coupon_customers_time').on(t.activityId, t.created),
    index('coupon_customers_used').on(t.activityId, t.used).where(sql`${t.used} is not null`),
  ],
)
