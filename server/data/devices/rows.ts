import { hash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Subscription } from '#contract/devices.ts'
import { activities } from '../../db/schema/activities.ts'
import { announcedDevices, devices, subscribed, unsubscribed } from '../../db/schema/devices.ts'
import { notices, notifications, pushes } from '../../db/schema/notices.ts'
import { unknownDevices } from '../../db/schema/unknown-devices.ts'
import { groundOf, handleOf } from '../../work/handle.ts'
import { locking } from '../../work/lock.ts'
import type { OpenWork } from '../../work/open.ts'
import { sortings } from '../../work/sorting.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import { query } from '../../work/query.ts'
import type { AnyWork } from '../../work/works.ts'

/** SEMANTICS 8. */
const MOST_ANNOUNCED = 20

export const sorted = sortings(
  devices,
  { deviceName: [devices.deviceName, devices.id], lastSeen: [devices.lastSeen, devices.id] },
  { by: 'lastSeen', descending: 1 },
)
export const latestFirst = query(devices, (t) => ({ sort: [desc(t.lastSeen), desc(t.created)] }))
export const byId = query(devices, (t, at) => ({ where: eq(t.id, at('id')) }))
/** The one that an app at an origin named so. */
export const byName = query(devices, (t, at) => ({ where: and(eq(t.origin, at('origin')), eq(t.deviceId, at('deviceId'))) }))

const NO_ACTIVITY = ''
/** Queues everybody who names the same thing until commit; neither a person's devices nor an endpoint belong to an activity. */
function hold(w: AnyWork, ...names: string[]) {
  const { tx, now } = groundOf(w)
  return locking(tx, NO_ACTIVITY, now)(...names)
}
/** An endpoint is long, and not for others to read. */
const named = (endpoint: string) => `endpoint ${hash('sha256', endpoint, 'base64url')}`

/** An endpoint is one row's: on a shared phone the next person gets it, and the last one loses it. */
export const takeOver = (w: AnyWork, endpoint: string, id: string) =>
  groundOf(w)
    .tx.update(devices)
    .set({ ...unsubscribed, lost: false })
    .where(and(eq(devices.endpoint, endpoint), ne(devices.id, id)))

/** Before anything is read: nobody else saves a device of hers, or this endpoint, until commit. */
export async function holdDevices(w: OwnWork, endpoint: string | undefined) {
  await hold(w, `devices of ${handleOf(w).userId}`, ...(endpoint ? [named(endpoint)] : []))
}

/** What was announced under her name is hers now, and waits no longer. */
export const confirm = (w: OwnWork, username: string, deviceId: string) =>
  handleOf(w)
    .tx.delete(announcedDevices)
    .where(and(eq(announcedDevices.username, username), eq(announcedDevices.deviceId, deviceId)))

/** Names of activities by their ids. */
export async function activityNames(w: OwnReads, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const named = { id: activities.id, name: activities.name }
  const found = await handleOf(w).tx.select(named).from(activities).where(inArray(activities.id, wanted))
  return new Map(found.map(({ id, name }) => [id, name]))
}

type Which = { activityId: string; id: string }
const isPush = ({ activityId, id }: Which) => and(eq(pushes.activityId, activityId), eq(pushes.id, id))

type Held = { deviceId: string; endpoint: string }

const holds = ({ deviceId, endpoint }: Held) =>
  and(eq(devices.deviceId, deviceId), or(eq(devices.endpoint, endpoint), and(isNull(devices.endpoint), eq(devices.gone, endpoint))))

/** What a device may do that has no session: it proves itself by what only it knows. */
export const devicesOf = (w: OpenWork) => {
  const { tx, now } = handleOf(w)
  return {
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

    /** Another subscription for the device that has, or had, this endpoint; nothing happens if there is none. */
    renew: async (held: Held, subscription: Subscription) => {
      await hold(w, named(subscription.endpoint))
      const [renewed] = await tx.update(devices).set(subscribed(subscription)).where(holds(held)).returning({ id: devices.id })
      if (renewed) await takeOver(w, subscription.endpoint, renewed.id)
    },

    /** What is over is not renewed either, not even where the push service gave it up before. */
    drop: (held: Held) =>
      tx
        .update(devices)
        .set({ ...unsubscribed, lost: false, gone: null })
        .where(holds(held)),

    /** A push with what it is about and its device, the push held until commit; undefined if there is none. */
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

    /** An entry that its push was opened of is read. */
    openedEntry: ({ activityId, id }: { activityId: string; id: string }) =>
      tx
        .update(notifications)
        .set({ read: sql`coalesce(${notifications.read}, ${now().toISOString()}::timestamptz)` })
        .where(and(eq(notifications.activityId, activityId), eq(notifications.id, id))),

    /** The device that was sent a test with this receipt; undefined if there is none. */
    tested: async (receipt: string) => (await tx.select().from(devices).where(eq(devices.test, receipt)))[0],
    /** Names what arrived last on a device; a test is over with it. */
    heard: (id: string, title: string, test: string | null) =>
      tx.update(devices).set({ lastNotice: now(), lastNoticeTitle: title, test }).where(eq(devices.id, id)),
  }
}
