import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { users } from '../../db/schema/auth.ts'
import { orders, paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import { query } from '../../work/query.ts'
import type { Reads } from '../../work/work.ts'
import { type Provider, PROVIDERS } from '../orders/providers.ts'

/** An attempt by its id, or by the provider's name for it. */
export const attemptById = query(paymentAttempts, (t, at) => ({ where: eq(t.id, at('id')) }))
export const attemptByRef = query(paymentAttempts, (t, at) => ({ where: eq(t.ref, at('ref')) }))
/** Of a refund, while a job is to see to it; and until its provider has said that it failed. */
export const isDue = eq(refunds.state, 'due')
export const isNotFailed = ne(refunds.state, 'failed')
export const isDone = eq(refunds.state, 'done')
export const refundById = query(refunds, (t, at) => ({ where: eq(t.id, at('id')) }))

/** Which attempt it is, and whose. */
export type Named = { activityId: string; userId: string; attemptId: string }

/** So many of each provider at a time: those of one that is away keep none of the other's waiting. */
const AT_ONCE = 200

const named = { activityId: paymentAttempts.activityId, userId: paymentAttempts.userId, attemptId: paymentAttempts.id }
const ofOrder = and(eq(paymentAttempts.activityId, orders.activityId), eq(paymentAttempts.orderId, orders.id))

/** Attempts in all activities whose time is over and that have not ended, or whose order still waits: each kind by an index of its own. */
export async function overdue(w: OpenReads): Promise<Named[]> {
  const found: Named[] = []
  for (const type of PROVIDERS) found.push(...(await overdueOf(w, type)))
  return found
}

function overdueOf(w: OpenReads, type: Provider) {
  const { tx, now } = handleOf(w)
  const { expires } = paymentAttempts
  const open = tx
    .select({ ...named, expires })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'open'), eq(paymentAttempts.type, type), lte(expires, now())))
  const waiting = tx
    .select({ ...named, expires })
    .from(orders)
    .innerJoin(paymentAttempts, ofOrder)
    .where(and(eq(orders.progress, 'pending'), eq(paymentAttempts.type, type), lte(orders.expires, now()), lte(expires, now())))
  return union(open, waiting).orderBy(sql`expires`).limit(AT_ONCE)
}

/** Her address, for the receipt that the provider sends. */
export async function emailOf(w: Reads): Promise<string> {
  const { tx, customerId } = handleOf(w)
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, customerId))
  return person?.email ?? ''
}
