import { and, eq, lte, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { orders, paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import { query } from '../../work/query.ts'
import type { Reads } from '../../work/work.ts'

/** An attempt by its id, or by the provider's name for it. */
export const attemptById = query(paymentAttempts, (t, at) => ({ where: eq(t.id, at('id')) }))
export const attemptByRef = query(paymentAttempts, (t, at) => ({ where: eq(t.ref, at('ref')) }))
export const refundById = query(refunds, (t, at) => ({ where: eq(t.id, at('id')) }))

/** Which attempt it is, and whose. */
export type Named = { activityId: string; userId: string; attemptId: string }

/** So many at a time: a sweep that does not come to an end is taken up by the next. */
const AT_ONCE = 200

/** Attempts in all activities whose time is over and that have not ended, or whose order still waits. */
export async function overdue(w: OpenReads): Promise<Named[]> {
  const { tx, now } = handleOf(w)
  return tx
    .select({ activityId: paymentAttempts.activityId, userId: paymentAttempts.userId, attemptId: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(orders, and(eq(orders.activityId, paymentAttempts.activityId), eq(orders.id, paymentAttempts.orderId)))
    .where(and(lte(paymentAttempts.expires, now()), sql`(${paymentAttempts.state} = 'open' or ${orders.progress} = 'pending')`))
    .orderBy(paymentAttempts.expires)
    .limit(AT_ONCE)
}

/** Her address, for the receipt that the provider sends. */
export async function emailOf(w: Reads): Promise<string> {
  const { tx, customerId } = handleOf(w)
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, customerId))
  return person?.email ?? ''
}
