import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Subscription } from '#contract/devices.ts'
import type { Db } from './connect.ts'
import { activities } from './schema/activities.ts'
import { announcedDevices, devices, subscribed, unsubscribed } from './schema/devices.ts'
import { notices, notifications, pushes } from './schema/notices.ts'
import { unknownDevices } from './schema/unknown-devices.ts'

/** SEMANTICS 8. */
const MOST_ANNOUNCED = 20

/** Queues everybody who names the same thing until commit. */
const hold = (tx: Db, name: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7))`)

/** An endpoint is one row's: on a shared phone the next person gets it, and the last one loses it. */
const takeOver = (tx: Db, endpoint: string, id: string) =>
  tx
    .update(devices)
    .set({ ...unsubscribed, lost: false })
    .where(and(eq(devices.endpoint, endpoint), ne(devices.id, id)))

/** What one person's device needs beside her own rows. */
export const ownDevices = (tx: Db, userId: string) => ({
  /** Before anything is read: nobody else saves a device of hers, or this endpoint, until commit. */
  hold: async (endpoint?: string) => {
    await hold(tx, `devices of ${userId}`)
    if (endpoint) await hold(tx, endpoint)
  },
  takeOver: (endpoint: string, id: string) => takeOver(tx, endpoint, id),
  /** What was announced under her name is hers now, and waits no longer. */
  confirm: (username: string, deviceId: string) =>
    tx.delete(announcedDevices).where(and(eq(announcedDevices.username, username), eq(announcedDevices.deviceId, deviceId))),
  /** Names of activities by their ids. */
  activityNames: async (ids: (string | null)[]): Promise<Map<string, string>> => {
    const wanted = ids.filter((id) => id !== null)
    if (wanted.length === 0) return new Map()
    const found = await tx.select({ id: activities.id, name: activities.name }).from(activities).where(inArray(activities.id, wanted))
    return new Map(found.map(({ id, name }) => [id, name]))
  },
})

type Which = { activityId: string; id: string }
const isPush = ({ activityId, id }: Which) => and(eq(pushes.activityId, activityId), eq(pushes.id, id))

type Held = { deviceId: string; endpoint: string }

const holds = ({ deviceId, endpoint }: Held) =>
  and(eq(devices.deviceId, deviceId), or(eq(devices.endpoint, endpoint), and(isNull(devices.endpoint), eq(devices.gone, endpoint))))

/** What a device may do that has no session: it proves itself by what only it knows. */
export const openDevices = (tx: Db, now: () => Date) => ({
  announce: (username: string, deviceId: string) =>
    tx.insert(announcedDevices).values({ username, deviceId, created: now() }).onConflictDoNothing(),

  /** Lets the newest of a name wait. To be committed after `announce`: whoever comes last sees them all. */
  keepNewest: (username: string) => {
    const newest = tx
      .select({ deviceId: announcedDevices.deviceId })
      .from(announcedDevices)
      .where(eq(announcedDevices.username, username))
      .orderBy(sql`${announcedDevices.created} desc, ${announcedDevices.deviceId}`)
      .limit(MOST_ANNOUNCED)
    return tx.delete(announcedDevices).where(and(eq(announcedDevices.username, username), notInArray(announcedDevices.deviceId, newest)))
  },

  /** Counts a device of a kind that the app does not know. */
  countUnknown: (kind: string) => {
    const again = { times: sql`${unknownDevices.times} + 1`, last: now() }
    return tx.insert(unknownDevices).values({ kind, last: now() }).onConflictDoUpdate({ target: unknownDevices.kind, set: again })
  },

  /** Another subscription for the device that has, or had, this endpoint; nothing for any other. */
  renew: async (held: Held, subscription: Subscription) => {
    await hold(tx, subscription.endpoint)
    const [renewed] = await tx.update(devices).set(subscribed(subscription)).where(holds(held)).returning({ id: devices.id })
    if (renewed) await takeOver(tx, subscription.endpoint, renewed.id)
  },

  /** What is over is not renewed either, not even where the push service gave it up before. */
  drop: (held: Held) =>
    tx
      .update(devices)
      .set({ ...unsubscribed, lost: false, gone: null })
      .where(holds(held)),

  /** A push with what it is about and its device, the push held until commit; or nothing. */
  pushed: async (which: Which) => {
    const { kind, about } = pushes
    const isItsNotice = and(eq(kind, 'notice'), eq(notices.activityId, pushes.activityId), eq(notices.id, about))
    const isItsEntry = and(
      eq(notifications.activityId, pushes.activityId),
      eq(notifications.userId, pushes.userId),
      eq(notifications.kind, kind),
      eq(notifications.about, about),
    )
    const [found] = await tx
      .select({ push: pushes, notice: notices, entry: notifications, device: devices })
      .from(pushes)
      .innerJoin(devices, and(eq(devices.id, pushes.deviceId), eq(devices.userId, pushes.userId)))
      .leftJoin(notices, isItsNotice)
      .leftJoin(notifications, isItsEntry)
      .where(isPush(which))
      .for('update', { of: pushes })
    return found
  },

  /** What arrived was sent, whatever the push service said or did not say. */
  arrived: (which: Which, isOpened: boolean) => {
    const first = (column: typeof pushes.sent | typeof pushes.received | typeof pushes.opened) =>
      sql`coalesce(${column}, ${now().toISOString()}::timestamptz)`
    const marks = { sent: first(pushes.sent), received: first(pushes.received), ...(isOpened && { opened: first(pushes.opened) }) }
    return tx
      .update(pushes)
      .set({ ...marks, state: 'sent', failure: null })
      .where(isPush(which))
  },

  /** The device that was sent a test with this receipt. */
  tested: async (receipt: string) => (await tx.select().from(devices).where(eq(devices.test, receipt)))[0],
  /** Names what arrived last on a device; a test is over with it. */
  heard: (id: string, title: string, test: string | null) =>
    tx.update(devices).set({ lastNotice: now(), lastNoticeTitle: title, test }).where(eq(devices.id, id)),
})
