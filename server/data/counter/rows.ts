import { asc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { orders } from '../../db/schema/orders.ts'
import { handleOf } from '../../work/handle.ts'
import { query } from '../../work/query.ts'
import type { Reads } from '../../work/work.ts'

/** An order with whose it is; who is erased has no name. */
const named = { order: orders, name: users.name, surname: users.surname }
const buyers = [{ table: users, on: eq(users.id, orders.userId) }]

/** Orders that are at work, the one that has waited longest first, goods that are to come back, and what ended since a moment. */
export const atCounter = query(orders, (t, at) => ({
  fields: named,
  leftJoins: buyers,
  where: sql`${t.progress} in ('placed', 'accepted', 'ready', 'shipped') or (${t.progress} = 'withdrawn' and ${t.payment} <> 'refunded') or (${t.progress} in ('done', 'cancelled') and ${t.created} >= ${at('since')}::timestamptz)`,
  sort: [asc(t.created), asc(t.id)],
}))
export const namedById = query(orders, (t, at) => ({ fields: named, leftJoins: buyers, where: eq(t.id, at('id')) }))
export const namedByNumber = query(orders, (t, at) => ({ fields: named, leftJoins: buyers, where: eq(t.number, at('number')) }))

/** What these people are called; who is erased has no name. */
export async function namesOf(w: Pick<Reads, 'scope'>, userIds: readonly string[]): Promise<Map<string, string>> {
  const { tx } = handleOf(w)
  const found = await tx
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(found.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]))
}
