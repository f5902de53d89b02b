import { and, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activities, hosts } from '../../db/schema/activities.ts'
import { users } from '../../db/schema/auth.ts'
import { notices, noticeSents, notifications } from '../../db/schema/notices.ts'
import { sortings } from '../../work/sorting.ts'
import { query } from '../../work/query.ts'
import type { Which } from '../sendings/rows.ts'

const shownTogether = {
  fields: { sent: noticeSents, notice: notices },
  joins: [{ table: notices, on: eq(notices.id, noticeSents.noticeId) }],
}

/** What was delivered to a customer, and how much of it is `unread`. */
export const delivered = sortings(
  noticeSents,
  { created: [noticeSents.created, noticeSents.id] },
  { by: 'created', descending: 1 },
  ({ read }) => ({ ...shownTogether, counts: { unread: isNull(read) } }),
)
export const deliveredOf = query(noticeSents, ({ noticeId }, at) => ({ ...shownTogether, where: eq(noticeId, at('noticeId')) }))
export const byId = query(notices, ({ id }, at) => ({ where: eq(id, at('id')) }))
export const ofBundle = query(notices, ({ bundled, at: when }) => ({ where: sql`${bundled}`, sort: [desc(when)] }))
/** The last ten that were sent. */
export const latest = query(notices, ({ bundled, at: when }) => ({ where: not(bundled), sort: [desc(when)], limit: 10 }))
export const isOfNotice = (noticeId: string) => eq(noticeSents.noticeId, noticeId)
/** The first instant of a mark stays. */
export const marked = (column: typeof noticeSents.read | typeof noticeSents.readNative, now: Date) =>
  sql`coalesce(${column}, ${now.toISOString()}::timestamptz)`

const itsHost = sql<string | null>`(select min(${hosts.host}) from ${hosts} where ${hosts.activityId} = ${activities.id})`

/** A notice, and the customer and activity that a letter about it needs: only while she has it and wants letters. */
export async function forLetter(tx: Db, { activityId, noticeId, userId }: Which & { userId: string }) {
  const [found] = await tx
    .select({ notice: notices, to: users.email, language: users.language, activity: activities.name, host: itsHost })
    .from(noticeSents)
    .innerJoin(notices, and(eq(notices.activityId, noticeSents.activityId), eq(notices.id, noticeSents.noticeId)))
    .innerJoin(activities, and(eq(activities.id, noticeSents.activityId), activities.active))
    .innerJoin(users, eq(users.id, noticeSents.userId))
    .where(
      and(eq(notices.activityId, activityId), eq(notices.id, noticeId), eq(noticeSents.userId, userId), users.noticeMail, users.active),
    )
  return found
}

/** What somebody was told, and what a letter about it needs of her and the activity: only while both are open. */
export async function forNewsLetter(tx: Db, { activityId, id }: { activityId: string; id: string }) {
  const reader = { to: users.email, language: users.language, wantsLetters: users.noticeMail }
  const [found] = await tx
    .select({ entry: notifications, ...reader, activity: activities.name, host: itsHost })
    .from(notifications)
    .innerJoin(activities, and(eq(activities.id, notifications.activityId), activities.active))
    .innerJoin(users, and(eq(users.id, notifications.userId), users.active))
    .where(and(eq(notifications.activityId, activityId), eq(notifications.id, id)))
  return found
}
