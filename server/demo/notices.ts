import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { instantOf, onTheWall } from '#rules/days.ts'
import { TOLD } from '../data/flows/flows.ts'
import { news } from '../data/notifications/kinds.ts'
import type { Db } from '../db/connect.ts'
import { notices, noticeSents, notifications } from '../db/schema/notices.ts'
import type { Entry } from './history.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** When the notices of an activity went out, the newest first: so many days ago, at a time of its wall. */
const SENT = [
  { ago: 1, time: '17:40' },
  { ago: 6, time: '10:15' },
  { ago: 13, time: '18:05' },
  { ago: 24, time: '11:30' },
  { ago: 38, time: '16:20' },
]

/**
 * Of the notices by their Italian titles, those that hold on the day that the demo is made, whatever weekday that is. At the
 * restaurant Giulia has an order on its way, which home speaks of first; at the salon she has nothing that day.
 */
const HOLD_TODAY = ['Paranza e punti doppi', 'Maschera in regalo']

type Owner = { activityId: string; userId: string }

/** Gives the bundle's notices of an activity their dates in the last weeks, and one of them today as its day. */
export async function dateNotices(tx: Db, activityId: string, zone: string, now: Date): Promise<void> {
  const rows = await tx.select().from(notices).where(eq(notices.activityId, activityId)).orderBy(desc(notices.created))
  const today = onTheWall(zone, now.getTime()).day
  for (const [place, { id, title }] of rows.entries()) {
    const { ago, time } = SENT[place] ?? { ago: 38 + place * 9, time: '10:00' }
    const { day } = onTheWall(zone, now.getTime() - ago * DAY)
    const at = new Date(instantOf(zone, day, time))
    await tx
      .update(notices)
      .set({ created: at, at, ...(HOLD_TODAY.includes(title) && { from: today, until: today }) })
      .where(and(eq(notices.activityId, activityId), eq(notices.id, id)))
  }
}

/** Delivers the newest `most` notices of the activity to a customer: the last one is still to be read, some she opened from a push. */
export async function deliverNotices(tx: Db, owner: Owner, most: number): Promise<void> {
  const rows = await tx.select().from(notices).where(eq(notices.activityId, owner.activityId)).orderBy(desc(notices.created)).limit(most)
  const sents = rows.map(({ id: noticeId, created }, place) => {
    const read = place === 0 ? null : new Date(created.getTime() + place * HOUR)
    return { ...owner, id: randomUUID(), noticeId, created, read, readNative: place % 2 === 1 ? read : null }
  })
  if (sents.length > 0) await tx.insert(noticeSents).values(sents)
}

/** What the feed says of a customer's movements that she did not make herself. */
export async function tellMovements(tx: Db, owner: Owner, entries: (Entry & { id: string })[]): Promise<void> {
  const told = entries.filter(({ type }) => TOLD.includes(type))
  const rows = told.map((entry) => {
    const { kind, about, facts, path: link } = news('movement', entry)
    return { ...owner, id: randomUUID(), kind, about, facts, link, created: entry.created }
  })
  if (rows.length > 0) await tx.insert(notifications).values(rows)
}

/** Everybody has read what they were told, but for the last two things in each activity. */
export const readMost = (tx: Db) =>
  tx.execute(sql`update ${notifications} set read = told.created
    from (select activity_id, id, created, row_number() over (partition by activity_id, user_id order by created desc) place
      from ${notifications}) told
    where told.activity_id = ${notifications.activityId} and told.id = ${notifications.id} and told.place > 2 and ${notifications.read} is null`)
