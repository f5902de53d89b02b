import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import { type Provider, PROVIDERS } from '../orders/providers.ts'

/** So many of each provider at a time, the next sweep takes up the others: those of one that is away keep none of the other's waiting. */
const AT_ONCE = 200
/** By then it has gone back at once, or its provider was away. */
const PATIENCE_MS = 3_600_000

type Due = { activityId: string; id: string }

/** Refunds in all activities that a provider has owed somebody for more than an hour, the oldest first. */
export async function overdue(w: OpenReads): Promise<Due[]> {
  const found: Due[] = []
  for (const type of PROVIDERS) found.push(...(await overdueOf(w, type)))
  return found
}

/** Refunds in all activities of which one of these providers is to be asked once more what became of them, the oldest first. */
export async function unchecked(w: OpenReads, types: readonly Provider[]): Promise<Due[]> {
  const found: Due[] = []
  for (const type of types) found.push(...(await uncheckedOf(w, type)))
  return found
}

const named = { activityId: refunds.activityId, id: refunds.id }
const ofAttempt = and(eq(paymentAttempts.activityId, refunds.activityId), eq(paymentAttempts.id, refunds.attemptId))

function uncheckedOf(w: OpenReads, type: Provider) {
  const { tx, now } = handleOf(w)
  return tx
    .select(named)
    .from(refunds)
    .innerJoin(paymentAttempts, ofAttempt)
    .where(and(lte(refunds.nextCheck, now()), eq(paymentAttempts.type, type)))
    .orderBy(refunds.nextCheck)
    .limit(AT_ONCE)
}

function overdueOf(w: OpenReads, type: Provider) {
  const { tx, now } = handleOf(w)
  return tx
    .select(named)
    .from(refunds)
    .innerJoin(paymentAttempts, ofAttempt)
    .where(
      and(
        eq(refunds.state, 'due'),
        eq(paymentAttempts.type, type),
        lte(refunds.created, new Date(now().getTime() - PATIENCE_MS)),
        isNotNull(paymentAttempts.ref),
      ),
    )
    .orderBy(refunds.created)
    .limit(AT_ONCE)
}
