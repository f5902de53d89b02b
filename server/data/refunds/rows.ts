import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import { type Provider, PROVIDERS } from '../orders/providers.ts'

/** So many of each provider at a time, the next sweep takes up the others: those of one that is away keep none of the other's waiting. */
const AT_ONCE = 200
/** By then it has gone back at once, or its provider was away. */
const PATIENCE_MS = 3_600_000

type Due = { activityId: string; id: string }
type Which = { types: readonly Provider[]; where: SQL | undefined; by: PgColumn }

/** Refunds in all activities that one of these providers makes, some of each. */
async function found(w: OpenReads, { types, where, by }: Which): Promise<Due[]> {
  const ofAttempt = and(eq(paymentAttempts.activityId, refunds.activityId), eq(paymentAttempts.id, refunds.attemptId))
  const all: Due[] = []
  for (const type of types) {
    const some = await handleOf(w)
      .tx.select({ activityId: refunds.activityId, id: refunds.id })
      .from(refunds)
      .innerJoin(paymentAttempts, ofAttempt)
      .where(and(where, eq(paymentAttempts.type, type)))
      .orderBy(by)
      .limit(AT_ONCE)
    all.push(...some)
  }
  return all
}

/** Those that a provider has owed somebody for more than an hour, the oldest first. */
export function overdue(w: OpenReads): Promise<Due[]> {
  const since = new Date(handleOf(w).now().getTime() - PATIENCE_MS)
  const where = and(eq(refunds.state, 'due'), lte(refunds.created, since), isNotNull(paymentAttempts.ref))
  return found(w, { types: PROVIDERS, where, by: refunds.created })
}

/** Those of which one of these providers is to be asked once more what became of them, the oldest first. */
export const unchecked = (w: OpenReads, types: readonly Provider[]): Promise<Due[]> =>
  found(w, { types, where: lte(refunds.nextCheck, handleOf(w).now()), by: refunds.nextCheck })
