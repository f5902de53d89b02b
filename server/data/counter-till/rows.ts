import { desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { customers } from '../../db/schema/customers.ts'
import { pushes } from '../../db/schema/notices.ts'
import { scratchCustomers } from '../../db/schema/scratch-cards.ts'
import { tillActs } from '../../db/schema/till.ts'
import { query } from '../../work/query.ts'
import type { Row } from '../../work/tables.ts'

/** A card by its code, as it was typed or without the spaces between its groups. */
export const cardByCode = query(cards, (t, at) => ({ where: sql`${t.code} in (${at('typed')}, ${at('bare')})` }))

/** The card of a customer of the activity, with who she is and what staff wrote down. */
export const cardWithOwner = query(cards, (t, at) => ({
  fields: { card: cards, name: users.name, surname: users.surname, customerId: customers.id, serviceNote: customers.serviceNote },
  joins: [
    { table: users, on: eq(users.id, t.userId) },
    { table: customers, on: eq(customers.userId, t.userId) },
  ],
  where: eq(t.userId, at('id')),
}))

/** Coupons that she was given, those that end first first; `used` ones of the last days alone. */
export const couponsAtTill = query(couponCustomers, (t, at) => ({
  fields: { coupon: couponCustomers, usedByName: users.name },
  leftJoins: [{ table: users, on: eq(users.id, t.usedBy) }],
  where: sql`${t.userId} = ${at('id')} and (${t.state} = 'unused' or (${t.state} = 'used' and ${t.used} >= ${at('since')}::timestamptz))`,
  sort: [t.expires, t.id],
}))

/** A device of hers said that it has it: the open app, or the worker that got the push. */
const isSeen = sql<boolean>`(${tillActs.seen} is not null or exists (select 1 from ${pushes} where ${pushes.activityId} = ${tillActs.activityId}
  and ${pushes.userId} = ${tillActs.userId} and ${pushes.about} in (${tillActs.about}, ${tillActs.id}) and ${pushes.received} is not null))`

type Titled = Pick<Row<typeof couponCustomers>, 'title' | 'translations'>
/** The coupon that it is about, if it is about one. */
const coupon = sql<Titled | null>`(select json_build_object('title', given.title, 'translations', given.translations) from ${couponCustomers} given
  where given.activity_id = ${tillActs.activityId} and given.user_id = ${tillActs.userId} and given.id = ${tillActs.about})`

type Named = Pick<Row<typeof scratchCustomers>, 'name' | 'translations'>
/** The scratch card that it is about, if it is about one; nothing of what it wins. */
const scratchCard = sql<Named | null>`(select json_build_object('name', given.name, 'translations', given.translations) from ${scratchCustomers} given
  where given.activity_id = ${tillActs.activityId} and given.user_id = ${tillActs.userId} and given.id = ${tillActs.about})`

const shownActs = {
  fields: {
    act: tillActs,
    name: users.name,
    surname: users.surname,
    card: cards,
    value: flows.value,
    pointValue: flows.pointValue,
    pointsAfter: flows.pointBalance,
    coupon,
    scratchCard,
    isSeen,
  },
  joins: [
    { table: users, on: eq(users.id, tillActs.userId) },
    { table: cards, on: eq(cards.userId, tillActs.userId) },
  ],
  leftJoins: [{ table: flows, on: sql`${flows.userId} = ${tillActs.userId} and ${flows.id} = ${tillActs.about}` }],
}
/** What somebody of staff did since a moment, the newest first. */
export const actsSince = query(tillActs, (t, at) => ({
  ...shownActs,
  where: sql`${t.actor} = ${at('actor')} and ${t.created} >= ${at('since')}::timestamptz`,
  sort: [desc(t.created), t.id],
}))
export const shownById = query(tillActs, (t, at) => ({ ...shownActs, where: eq(t.id, at('id')) }))
export const actById = query(tillActs, (t, at) => ({ where: eq(t.id, at('id')) }))
export const movementById = query(flows, (t, at) => ({ where: eq(t.id, at('id')) }))

export const isNotUndone = isNull(tillActs.undone)
export const isNotSeen = isNull(tillActs.seen)
/** What a device of hers was told of. */
export const actsAbout = query(tillActs, (t, at) => ({ where: eq(t.about, at('about')) }))
export const isUsed = eq(couponCustomers.state, sql`'used'`)
