import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activities } from '../../db/schema/activities.ts'
import { members, users } from '../../db/schema/auth.ts'
import { devices } from '../../db/schema/devices.ts'
import type { pushes } from '../../db/schema/notices.ts'
import { notices, noticeSents, notifications } from '../../db/schema/notices.ts'
import type { Row } from '../../work/tables.ts'

export type Push = Row<typeof pushes>
type Device = Row<typeof devices>
type Entry = Row<typeof notifications>
/** What a push is about: a notice, or what somebody was told. */
type Subject = { notice: Row<typeof notices> } | { entry: Entry }
/** A push that is this process's to send. Nothing beside it where device or subject are gone, or account or activity are closed. */
export type Claimed = { push: Push; to?: Subject & { device: Device; logo: string; unread: number } }

/** Each of these with its device, what it is about, and how much that person has not read. */
export async function withSubjects(db: Db, taken: Push[]): Promise<Claimed[]> {
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
