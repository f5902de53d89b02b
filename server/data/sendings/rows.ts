import { randomUUID } from 'node:crypto'
import { and, arrayContains, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members, users } from '../../db/schema/auth.ts'
import { flows } from '../../db/schema/cards.ts'
import { devices } from '../../db/schema/devices.ts'
import { type Audience, notices, noticeSents, pushes } from '../../db/schema/notices.ts'
import { handleOf } from '../../work/handle.ts'
import { sayingNews } from '../../work/live.ts'
import { queuePushes, showsNotices } from '../../work/outbox.ts'
import type { Scope } from '../../work/scope.ts'

type In = { scope: Scope }

/** Customers of one transaction: a crash repeats no more than these. */
const AT_ONCE = 500

/** One sending. */
export type Which = { activityId: string; noticeId: string }
type Fields = Omit<typeof notices.$inferInsert, 'activityId' | 'id' | 'sender' | 'state' | 'reached' | 'customers' | 'bundled'>

const isThis = ({ activityId, noticeId }: Which) => and(eq(notices.activityId, activityId), eq(notices.id, noticeId))
const pushesIn = (...states: (typeof pushes.$inferSelect)['state'][]) =>
  sql<number>`(count(*) filter (where ${inArray(pushes.state, states)}))::int`
const pushesWith = (mark: typeof pushes.received | typeof pushes.opened) => sql<number>`count(${mark})::int`

const DAY_MS = 86_400_000

/**
 * The customers of an activity that a sending is for, among its members with their accounts.
 * @param at when it goes: days without a visit are counted back from there
 */
const isMeant = (activityId: string, { userId, language, withoutVisitDays }: Audience, at: Date) =>
  and(
    eq(members.activityId, activityId),
    arrayContains(members.roles, ['ROLE_USER']),
    eq(users.active, true),
    userId === undefined ? undefined : eq(members.userId, userId),
    language === undefined ? undefined : eq(users.language, language),
    withoutVisitDays === undefined ? undefined : noVisitSince(new Date(at.getTime() - withoutVisitDays * DAY_MS)),
  )

const noVisitSince = (day: Date) => sql`not exists (select 1 from ${flows} where ${flows.activityId} = ${members.activityId}
  and ${flows.userId} = ${members.userId} and ${flows.created} > ${day.toISOString()}::timestamptz)`

/** How many customers and devices a sending would reach now. */
export async function reach(w: In, audience: Audience, at: Date) {
  const { tx, activityId } = handleOf(w)
  const theirs = sql`(select count(*) from ${devices} where ${devices.userId} = ${members.userId} and ${showsNotices(activityId)})`
  const [found] = await tx
    .select({ customers: sql<number>`count(*)::int`, devices: sql<number>`coalesce(sum(${theirs}), 0)::int` })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(isMeant(activityId, audience, at))
  return found ?? { customers: 0, devices: 0 }
}

/** The customer of the activity with this user name; undefined if there is none. */
export async function customerNamed(w: In, username: string) {
  const { tx, activityId } = handleOf(w)
  const isHers = and(isMeant(activityId, {}, new Date()), eq(users.username, username))
  const [found] = await tx.select({ userId: members.userId }).from(members).innerJoin(users, eq(users.id, members.userId)).where(isHers)
  return found
}

/** Writes a notice down that is to be sent. Its sender is nobody if the operator's tool sends it, which is no user. */
export async function plan(w: In, fields: Fields): Promise<Which & { sender: string | null }> {
  const { tx, activityId } = handleOf(w)
  const [noticeId, sender] = [randomUUID(), w.scope.actor.id]
  await tx.insert(notices).values({ ...fields, activityId, id: noticeId, sender })
  return { activityId, noticeId, sender }
}

/** A sending with what became of its pushes; undefined if the activity has no such notice. */
export async function counted(w: In, noticeId: string) {
  const { tx, activityId } = handleOf(w)
  const [found] = await tx
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
  return found
}

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
  const userIds = batch.map(({ userId }) => userId)
  const ids = sql`any(${sql.param(userIds)}::text[])`
  const instant = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`with sent as (insert into ${noticeSents} (activity_id, id, user_id, notice_id, created)
    select ${activityId}, gen_random_uuid()::text, id, ${noticeId}, ${instant} from ${users} where id = ${ids}
    on conflict do nothing returning activity_id, user_id, notice_id)
    select ${sayingNews(sql`activity_id`, sql`user_id`, sql`notice_id`)} from sent`)
  await queuePushes(tx, { activityId, kind: 'notice', about: noticeId, userIds, due: now })
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
