import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { handleOf } from '../../work/handle.ts'
import type { OpenReads } from '../../work/open.ts'
import type { Work } from '../../work/work.ts'

/** So many of an activity in one run; the next takes up the others. */
const AT_ONCE = 500

const expiration = sql<number>`(${activities.configuration} ->> 'cashBackExpiration')::int`

/** Activities whose credit ends, after how many days without a movement, and by which clock. */
export const expiring = (w: OpenReads) =>
  handleOf(w).tx.select({ activityId: activities.id, zone: activities.zone, days: expiration }).from(activities).where(gt(expiration, 0))

/** When the card last moved. */
const moved = sql`(select max(${flows.created}) from ${flows} where ${flows.activityId} = ${cards.activityId} and ${flows.userId} = ${cards.userId})`

type Due = { activityId: string; today: string; before: Date }

/** Whose credit, with nothing held of it, has an end that is over, or none yet and has not moved since `before`. */
export async function dueCards(w: OpenReads, { activityId, today, before }: Due): Promise<{ activityId: string; userId: string }[]> {
  const isOver = and(isNotNull(cards.creditEnds), lt(cards.creditEnds, today))
  const isToTell = and(isNull(cards.creditEnds), sql`${moved} < ${before.toISOString()}::timestamptz`)
  return handleOf(w)
    .tx.select({ activityId: cards.activityId, userId: cards.userId })
    .from(cards)
    .where(and(eq(cards.activityId, activityId), gt(cards.balance, 0), eq(cards.held, 0), or(isOver, isToTell)))
    .orderBy(asc(cards.creditEnds), asc(cards.id))
    .limit(AT_ONCE)
}

/** Her card, which nobody else moves until the transaction ends, and when it last moved; undefined if she has none. */
export async function heldCard(w: Work) {
  const { tx, activityId, customerId } = handleOf(w)
  const [card] = await tx
    .select({ id: cards.id, balance: cards.balance, held: cards.held, creditEnds: cards.creditEnds })
    .from(cards)
    .where(and(eq(cards.activityId, activityId), eq(cards.userId, customerId)))
    .for('update')
  if (!card) return undefined
  const [last] = await tx
    .select({ moved: sql<string | null>`max(${flows.created})` })
    .from(flows)
    .where(and(eq(flows.activityId, activityId), eq(flows.userId, customerId)))
  return { ...card, moved: last?.moved ?? null }
}
