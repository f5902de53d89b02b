import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'

/** So many at a time: the next sweep takes up the others. */
const AT_ONCE = 200
/** By then it has gone back at once, or its provider was away. */
const PATIENCE_MS = 3_600_000

/** Refunds in all activities that a provider has owed somebody for more than an hour, the oldest first. */
export async function overdue(w: OpenReads): Promise<{ activityId: string; id: string }[]> {
  const { tx, now } = handleOf(w)
  return tx
    .select({ activityId: refunds.activityId, id: refunds.id })
    .from(refunds)
    .innerJoin(paymentAttempts, and(eq(paymentAttempts.activityId, refunds.activityId), eq(paymentAttempts.id, refunds.attemptId)))
    .where(and(eq(refunds.state, 'due'), lte(refunds.created, new Date(now().getTime() - PATIENCE_MS)), isNotNull(paymentAttempts.ref)))
    .orderBy(refunds.created)
    .limit(AT_ONCE)
}
