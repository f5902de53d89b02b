import { asc, desc, eq, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { orders, orderSteps } from '../../db/schema/orders.ts'
import { query } from '../../work/query.ts'

/** An order with whose it is; who is erased has no name. */
const named = { order: orders, name: users.name, surname: users.surname }
const buyers = [{ table: users, on: eq(users.id, orders.userId) }]

/** Orders that are at work, the one that has waited longest first, goods that are to come back or money that is to go back, and what ended since a moment. */
export const atCounter = query(orders, (t, at) => ({
  fields: named,
  leftJoins: buyers,
  where: sql`${t.progress} in ('placed', 'accepted', 'ready', 'shipped') or (${t.progress} = 'withdrawn' and ${t.payment} <> 'refunded') or ${t.owed} > 0 or (${t.progress} in ('done', 'cancelled') and ${t.ended} >= ${at('since')}::timestamptz)`,
  sort: [asc(t.created), asc(t.id)],
}))
export const namedById = query(orders, (t, at) => ({ fields: named, leftJoins: buyers, where: eq(t.id, at('id')) }))
export const namedByNumber = query(orders, (t, at) => ({ fields: named, leftJoins: buyers, where: eq(t.number, at('number')) }))

/** The latest step of an order, with who took it. */
export const latestStep = query(orderSteps, (t, at) => ({
  fields: { step: orderSteps, name: users.name, surname: users.surname },
  leftJoins: [{ table: users, on: eq(users.id, orderSteps.actor) }],
  where: eq(t.orderId, at('id')),
  sort: [desc(t.seq)],
}))
