import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { couponCustomers, coupons } from '../../db/schema/coupons.ts'
import { customers } from '../../db/schema/customers.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'

export const isShown = ne(couponCustomers.state, sql`'deleted'`)
export const isUnused = eq(couponCustomers.state, sql`'unused'`)

/** What she has, the newest first; `type` and `state`: null for any. */
export const hers = sortings(
  couponCustomers,
  { id: [couponCustomers.created, couponCustomers.id] },
  { by: 'id', descending: 1 },
  ({ type, state }, at) => ({
    where: and(
      isShown,
      sql`(${at('type')}::text is null or ${type} = ${at('type')})`,
      sql`(${at('state')}::text is null or ${state} = ${at('state')})`,
    ),
  }),
)

/** A coupon with whose it is; who is erased has no coupons. */
const named = {
  fields: { coupon: couponCustomers, name: users.name, surname: users.surname },
  joins: [{ table: users, on: eq(users.id, couponCustomers.userId) }],
}
export const namedById = query(couponCustomers, (t, at) => ({ ...named, where: and(isShown, eq(t.id, at('id'))) }))
export const namedByCode = query(couponCustomers, (t, at) => ({ ...named, where: and(isShown, eq(t.code, at('code'))) }))
export const couponById = query(couponCustomers, (t, at) => ({ where: and(isShown, eq(t.id, at('id'))) }))
/** Of one owner, thrown away or not. */
export const ownById = query(couponCustomers, (t, at) => ({ where: eq(t.id, at('id')) }))
export const carrying = (codes: readonly string[]) => ({ where: inArray(couponCustomers.code, [...codes]) })

export const byId = query(coupons, (t, at) => ({ where: eq(t.id, at('id')) }))
export const inTurn = query(coupons, (t) => ({ sort: [asc(t.sort)] }))

/** Is this one of hers that counts still? On that day. */
const hasOne = (couponId: unknown, today: unknown) => sql`exists (select 1 from ${couponCustomers} held
  where held.activity_id = ${customers.activityId} and held.user_id = ${customers.userId} and held.coupon_id = ${couponId}
    and held.state = 'unused' and held.expires >= ${today})`

/** Customers whose account is open and who have none of a coupon that counts still. */
export const without = query(customers, (t, at) => ({
  fields: { userId: t.userId },
  joins: [{ table: users, on: sql`${users.id} = ${t.userId} and ${users.active}` }],
  where: sql`not ${hasOne(at('couponId'), at('today'))} and (${at('userId')}::text is null or ${t.userId} = ${at('userId')})`,
  sort: [asc(t.id)],
  limit: 100,
}))

/** What she has none of that counts still, in the order of the bundle. */
export const withoutOne = query(coupons, (t, at) => ({
  where: sql`not exists (select 1 from ${couponCustomers} held where held.activity_id = ${t.activityId} and held.user_id = ${at('userId')}
    and held.coupon_id = ${t.id} and held.state = 'unused' and held.expires >= ${at('today')})`,
  sort: [asc(t.sort)],
}))
