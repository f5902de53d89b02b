import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { cards, flows, holds } from '../db/schema/cards.ts'
import { narrowed } from './narrowed.ts'

/** A card that is not what its movements and holds make it; cents and ten-thousandths of a point. */
export type Wrong = {
  activityId: string
  code: string
  balance: number
  held: number
  points: number
  moved: number
  set: number
  earned: number
}

const whole = (expression: SQL) => sql<number>`(${expression})::float8`

/** The cards of an activity, or of all, whose balances are not the sums of their movements, or whose `held` is not that of their open holds. */
export async function wrongCards(db: Db, activityId?: string): Promise<Wrong[]> {
  const ofCard = (t: typeof flows | typeof holds) => sql`${t.activityId} = ${cards.activityId} and ${t.userId} = ${cards.userId}`
  const sum = (t: typeof flows | typeof holds, of: SQL, also = sql`true`) =>
    sql`coalesce((select sum(${of}) from ${t} where ${ofCard(t)} and ${also}), 0)`
  const [moved, earned] = [sum(flows, sql`${flows.value}`), sum(flows, sql`${flows.pointValue}`)]
  const set = sum(holds, sql`${holds.cents}`, sql`${holds.state} = 'open'`)
  return db
    .select({
      activityId: cards.activityId,
      code: cards.code,
      balance: cards.balance,
      held: cards.held,
      points: cards.pointBalance,
      moved: whole(moved),
      set: whole(set),
      earned: whole(earned),
    })
    .from(cards)
    .where(
      narrowed(
        activityId === undefined ? undefined : sql`${cards.activityId} = ${activityId}`,
        sql`${cards.balance} <> ${moved} or ${cards.held} <> ${set} or ${cards.pointBalance} <> ${earned}`,
      ),
    )
}
