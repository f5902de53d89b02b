import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import { queuePushes } from '../work/outbox.ts'
import { isMeant, reach } from './audience.ts'
import type { Db } from './connect.ts'
import { activities, hosts } from './schema/activities.ts'
import { members, users } from './schema/auth.ts'
import { type Audience, notices, noticeSents, notifications, pushes } from './schema/notices.ts'

/** Customers of one transaction: a crash repeats no more than these. */
const AT_ONCE = 500

/** One sending. */
export type Which = { activityId: string; noticeId: string }
type Fields = Omit<typeof notices.$inferInsert, 'activityId' | 'id' | 'sender' | 'state' | 'reached' | 'customers' | 'bundled'>

const isThis = ({ activityId, noticeId }: Which) => and(eq(notices.activityId, activityId), eq(notices.id, noticeId))
const pushesIn = (...states: (typeof pushes.$inferSelect)['state'][]) =>
  sql<number>`(count(*) filter (where ${inArray(pushes.state, states)}))::int`
const pushesWith = (mark: typeof pushes.received | typeof pushes.opened) => sql<number>`count(${mark})::int`

/** What whoever administers an activity does with its sendings. */
export const sendings = (tx: Db, { activityId, userId }: { activityId: string; userId: string }) => ({
  reach: (audience: Audience, at: Date) => reach(tx, activityId, audience, at),

  /** The customer of this activity with that e-mail address, or nothing. */
  customer: async (email: string) =>
    (
      await tx
        .select({ userId: members.userId })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(isMeant(activityId, {}, new Date()), eq(users.username, email)))
    )[0],

  /** Writes a notice down that is to be sent. Its sender is nobody where the operator's tool sends it, which is no user. */
  plan: async (fields: Fields): Promise<Which & { sender: string | null }> => {
    const [noticeId, sender] = [randomUUID(), userId || null]
    await tx.insert(notices).values({ ...fields, activityId, id: noticeId, sender })
    return { activityId, noticeId, sender }
  },

  /** A sending with what became of its pushes, or nothing. */
  counted: async (noticeId: string) =>
    (
      await tx
        .select({
          notice: notices,
          devices: sql<number>`count(${pushes.id})::int`,
          queued: pushesIn('queued', 'sending'),
          sent: pushesIn('sent'),
          failed: pushesIn('failed'),
          received: pushesWith(pushes.received),
          opened: pushesWith(pushes.opened),
          uncertain: sql<number>`(count(*) filter (where ${pushes.uncertain} and ${pushes.state} = 'sent'))::int`,
        })
        .from(notices)
        .leftJoin(pushes, and(eq(pushes.activityId, notices.activityId), eq(pushes.kind, 'notice'), eq(pushes.about, notices.id)))
        .where(isThis({ activityId, noticeId }))
        .groupBy(notices.activityId, notices.id)
    )[0],
})

/** What one step of a sending did: who wants it by mail too, and whether it was the last. */
export type Step = { letters: string[]; last: boolean; sender: string | null }

/**
 * Delivers a notice to its next customers and queues a push for each of their devices. Whoever else works on the same notice
 * waits for this transaction and goes on after it, so that nobody is left out or served twice.
 * @returns what was done, or nothing where there is nothing left to do
 */
export async function deliver(tx: Db, which: Which, now: Date): Promise<Step | undefined> {
  const { activityId, noticeId } = which
  const [notice] = await tx.select().from(notices).where(isThis(which)).for('update')
  if (!notice || notice.state === 'done') return
  const batch = await tx
    .select({ userId: members.userId, wantsMail: users.noticeMail })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(isMeant(activityId, notice.audience, notice.at), gt(members.userId, notice.reached)))
    .orderBy(asc(members.userId))
    .limit(AT_ONCE)
  const ids = sql`any(${sql.param(batch.map(({ userId }) => userId))}::text[])`
  const instant = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`insert into ${noticeSents} (activity_id, id, user_id, notice_id, created)
    select ${activityId}, gen_random_uuid()::text, id, ${noticeId}, ${instant} from ${users} where id = ${ids}
    on conflict do nothing`)
  await queuePushes(tx, { activityId, kind: 'notice', about: noticeId, userIds: batch.map(({ userId }) => userId), due: now })
  const last = batch.length < AT_ONCE
  await tx
    .update(notices)
    .set({
      state: last ? 'done' : 'running',
      reached: batch.at(-1)?.userId ?? notice.reached,
      customers: sql`${notices.customers} + ${batch.length}`,
    })
    .where(isThis(which))
  return { letters: batch.flatMap(({ userId, wantsMail }) => (wantsMail ? [userId] : [])), last, sender: notice.sender }
}

/** Marks a sending that broke off, and tells who sent it. It goes on where it stood as soon as somebody delivers again. */
export const stall = async (tx: Db, which: Which) =>
  (
    await tx
      .update(notices)
      .set({ state: 'failed' })
      .where(and(isThis(which), ne(notices.state, 'done')))
      .returning({ sender: notices.sender })
  )[0]

/** Sendings whose time has come and that are not finished, be it that their process ended or that they broke off. */
export const unfinished = (tx: Db, now: Date): Promise<Which[]> =>
  tx
    .select({ activityId: notices.activityId, noticeId: notices.id })
    .from(notices)
    .where(and(inArray(notices.state, ['planned', 'running', 'failed']), lte(notices.at, now)))

const itsHost = sql<string | null>`(select min(${hosts.host}) from ${hosts} where ${hosts.activityId} = ${activities.id})`

/** A notice, and the customer and activity that a letter about it needs: only while she has it and wants letters. */
export async function forLetter(tx: Db, { activityId, noticeId, userId }: Which & { userId: string }) {
  const [found] = await tx
    .select({ notice: notices, to: users.email, language: users.language, activity: activities.name, host: itsHost })
    .from(noticeSents)
    .innerJoin(notices, and(eq(notices.activityId, noticeSents.activityId), eq(notices.id, noticeSents.noticeId)))
    .innerJoin(activities, and(eq(activities.id, noticeSents.activityId), activities.active))
    .innerJoin(users, eq(users.id, noticeSents.userId))
    .where(and(isThis({ activityId, noticeId }), eq(noticeSents.userId, userId), users.noticeMail, users.active))
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
