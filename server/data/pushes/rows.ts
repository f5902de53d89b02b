import { and, asc, eq, getTableColumns, inArray, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { Row } from '../../work/tables.ts'
import { activities } from '../../db/schema/activities.ts'
import { members, users } from '../../db/schema/auth.ts'
import { devices, unsubscribed } from '../../db/schema/devices.ts'
import { notices, noticeSents, notifications, pushes } from '../../db/schema/notices.ts'

/** A process that has not answered for so long has ended: a request takes ten seconds at most. */
const CLAIM_MS = 30_000

export type Push = Row<typeof pushes>
export type Device = Row<typeof devices>
type Entry = Row<typeof notifications>
/** What a push is about: a notice, or what somebody was told. */
export type Subject = { notice: Row<typeof notices> } | { entry: Entry }
/** A push that is this process's to send. Nothing beside it where device or subject are gone, or account or activity are closed. */
export type Claimed = { push: Push; to?: Subject & { device: Device; logo: string; unread: number } }

const isStale = (now: Date) => and(eq(pushes.state, 'sending'), lt(pushes.claimed, new Date(now.getTime() - CLAIM_MS)))
const isDue = (now: Date) =>
  and(
    inArray(pushes.state, ['queued', 'sending']),
    lte(pushes.due, now),
    or(eq(pushes.state, 'queued'), and(isStale(now), not(pushes.uncertain))),
  )

/** Push services that something is to be sent to now. */
export const dueServices = async (db: Db, now: Date): Promise<string[]> =>
  (await db.selectDistinct({ service: pushes.service }).from(pushes).where(isDue(now))).map(({ service }) => service)

/** When something is to be sent next, or to be taken again; nothing where all is done. */
export async function nextDue(db: Db): Promise<Date | undefined> {
  const at = sql<string | null>`min(case when ${pushes.state} = 'queued' then ${pushes.due}
    else ${pushes.claimed} + make_interval(secs => ${CLAIM_MS / 1000}) end)`
  const [next] = await db
    .select({ at })
    .from(pushes)
    .where(inArray(pushes.state, ['queued', 'sending']))
  return next?.at ? new Date(next.at) : undefined
}

/** What was taken twice and never answered is not sent a third time. */
export const giveUpUnanswered = (db: Db, now: Date) =>
  db
    .update(pushes)
    .set({ state: 'failed', failure: 'unanswered' })
    .where(and(isStale(now), pushes.uncertain))

/**
 * Takes pushes of one service, those waiting longest first, so that no other process sends them; what a process that ended
 * had taken counts as uncertain from now on. They are looked for everywhere, and taken in one activity after the other: a
 * statement that holds rows names theirs. Empty once nothing is due.
 */
export async function claim(db: Db, service: string, now: Date, most: number): Promise<Claimed[]> {
  for (;;) {
    const waiting = await db
      .select({ activityId: pushes.activityId, id: pushes.id })
      .from(pushes)
      .where(and(eq(pushes.service, service), isDue(now)))
      .orderBy(asc(pushes.due))
      .limit(most)
    if (waiting.length === 0) return []
    const taken: Push[] = []
    for (const [activityId, ofIt] of Map.groupBy(waiting, (one) => one.activityId)) {
      const ids = ofIt.map(({ id }) => id)
      taken.push(...(await take(db, activityId, ids, now)))
    }
    if (taken.length > 0) return withSubjects(db, taken) // else another process was faster, and there may be more
  }
}

/** Takes those of an activity's pushes that are still due and that nobody else is taking. */
async function take(db: Db, activityId: string, ids: string[], now: Date): Promise<Push[]> {
  const due = db.$with('due').as(
    db
      .select({ id: pushes.id })
      .from(pushes)
      .where(and(eq(pushes.activityId, activityId), inArray(pushes.id, ids), isDue(now)))
      .for('update', { skipLocked: true }),
  )
  const uncertain = sql`${pushes.uncertain} or ${pushes.state} = 'sending'`
  return db
    .with(due)
    .update(pushes)
    .set({ state: 'sending', claimed: now, tries: sql`${pushes.tries} + 1`, uncertain })
    .from(due)
    .where(and(eq(pushes.activityId, activityId), eq(pushes.id, due.id)))
    .returning(getTableColumns(pushes))
}

async function withSubjects(db: Db, taken: Push[]): Promise<Claimed[]> {
  const [found, unread] = [await about(db, taken), await unreadOf(db, taken)]
  return taken.map((push) => {
    const to = found(push)
    return to ? { push, to: { ...to, unread: unread(push.userId, to.device.activityId) } } : { push }
  })
}

const distinct = <K extends keyof Push>(taken: Push[], field: K) => [...new Set(taken.map((push) => push[field]))]

/**
 * Each push's device and what it is about, looked up by their keys alone, so that a database without statistics does not join
 * them row by row; undefined if account or activity are closed, or she has it no more.
 */
async function about(db: Db, taken: Push[]) {
  const theirs = await db
    .select({ device: devices })
    .from(devices)
    .innerJoin(users, and(eq(users.id, devices.userId), users.active))
    .where(inArray(devices.id, distinct(taken, 'deviceId')))
  const theirOwn = await db
    .select({ id: activities.id, logo: activities.logo })
    .from(activities)
    .where(and(inArray(activities.id, distinct(taken, 'activityId')), activities.active))
  const [ofNotices, told] = [taken.filter(isOfNotice), taken.filter((push) => !isOfNotice(push))]
  const [noticeOf, entryOf] = [await noticesOf(db, ofNotices), await entriesOf(db, told)]
  return (push: Push) => {
    const hers = theirs.find(({ device }) => device.id === push.deviceId && device.userId === push.userId)
    const at = theirOwn.find(({ id }) => id === push.activityId)
    const subject = isOfNotice(push) ? noticeOf(push) : entryOf(push)
    return hers && at && subject && { ...hers, logo: at.logo, ...subject }
  }
}

const isOfNotice = ({ kind }: Push) => kind === 'notice'

/** The notices that were delivered to these, unless they deleted them. */
async function noticesOf(db: Db, taken: Push[]) {
  if (taken.length === 0) return () => undefined
  const [activityIds, ids] = [distinct(taken, 'activityId'), distinct(taken, 'about')]
  const found = await db
    .select()
    .from(notices)
    .where(and(inArray(notices.activityId, activityIds), inArray(notices.id, ids)))
  const { activityId, noticeId, userId } = noticeSents
  const delivered = await db
    .select({ activityId, noticeId, userId })
    .from(noticeSents)
    .where(and(inArray(activityId, activityIds), inArray(noticeId, ids), inArray(userId, distinct(taken, 'userId'))))
  return (push: Push) => {
    const notice = found.find((one) => one.activityId === push.activityId && one.id === push.about)
    const isHers = delivered.some((one) => one.activityId === push.activityId && one.noticeId === push.about && one.userId === push.userId)
    return notice && isHers ? { notice } : undefined
  }
}

/** What these were told. */
async function entriesOf(db: Db, taken: Push[]) {
  if (taken.length === 0) return () => undefined
  const { activityId, userId, about } = notifications
  const wanted = { activityIds: distinct(taken, 'activityId'), userIds: distinct(taken, 'userId'), abouts: distinct(taken, 'about') }
  const found = await db
    .select()
    .from(notifications)
    .where(and(inArray(activityId, wanted.activityIds), inArray(userId, wanted.userIds), inArray(about, wanted.abouts)))
  const isOf = (push: Push) => (one: Entry) =>
    one.activityId === push.activityId && one.userId === push.userId && one.kind === push.kind && one.about === push.about
  return (push: Push) => {
    const entry = found.find(isOf(push))
    return entry && { entry }
  }
}

/**
 * Notices that each of these persons has not read: in one activity, or in all that are hers. Counted by itself for each, so
 * that a database without statistics still goes by the index.
 */
async function unreadOf(db: Db, taken: Push[]) {
  const unread = sql<number>`(select count(*)::int from ${noticeSents} s
    where s.activity_id = ${members}.activity_id and s.user_id = ${members}.user_id and s.read is null)`
  const counts = await db
    .select({ userId: members.userId, activityId: members.activityId, unread })
    .from(members)
    .where(inArray(members.userId, distinct(taken, 'userId')))
  return (userId: string, activityId: string | null) =>
    counts
      .filter((one) => one.userId === userId && (activityId === null || one.activityId === activityId))
      .reduce((sum, { unread }) => sum + unread, 0)
}

/** Writes down what became of a push, unless its receipt, or another process, was faster. */
const settle = (db: Db, { activityId, id, claimed }: Push, fields: Partial<Push>) =>
  db
    .update(pushes)
    .set({ ...fields, claimed: null })
    .where(
      and(eq(pushes.activityId, activityId), eq(pushes.id, id), eq(pushes.state, 'sending'), eq(pushes.claimed, claimed ?? new Date(0))),
    )

export const sent = (db: Db, push: Push, now: Date) => settle(db, push, { state: 'sent', sent: now, failure: null })
export const failed = (db: Db, push: Push, failure: string) => settle(db, push, { state: 'failed', failure })
/** @param counts false: it was not the push's fault, and is no try */
export const later = (db: Db, push: Push, due: Date, counts: boolean) =>
  settle(db, push, { state: 'queued', due, ...(!counts && { tries: push.tries - 1 }) })

/** Lets everything that waits for a service wait until then. */
export const rest = (db: Db, service: string, until: Date) =>
  db
    .update(pushes)
    .set({ due: until })
    .where(and(eq(pushes.service, service), eq(pushes.state, 'queued'), lt(pushes.due, until)))

/** Forgets the endpoint that its push service gave up, unless the device has another by now. */
export const lose = (db: Db, { id, endpoint }: Device) =>
  db
    .update(devices)
    .set({ ...unsubscribed, lost: true, gone: endpoint })
    .where(and(eq(devices.id, id), eq(devices.endpoint, endpoint ?? '')))

/** The device that waits for a test, if it does. */
export const deviceToTry = async (db: Db, id: string): Promise<Device | undefined> =>
  (await db.select().from(devices).where(eq(devices.id, id)))[0]
