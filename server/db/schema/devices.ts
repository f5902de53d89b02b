import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Subscription } from '#contract/devices.ts'
import { activities, instant } from './activities.ts'
import { userId } from './auth.ts'

/**
 * A browser or installed app of one person at one origin. On an activity's host it gets that activity's notices, on the bare
 * host (no activity) all of hers. `deviceId` is the name it gave itself; `lost`: it had a subscription and the push service
 * gave it up. SEMANTICS 12.
 */
export const devices = pgTable(
  'devices',
  {
    id: text().primaryKey(),
    userId: userId(),
    deviceId: text().notNull(),
    /** Where its app runs, such as https://osteria.example.com. */
    origin: text().notNull(),
    activityId: text().references(() => activities.id, { onDelete: 'cascade' }),
    deviceName: text(),
    deviceType: text(),
    authNotice: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    osVersion: text(),
    sdkVersion: text(),
    appVersion: text(),
    browser: text(),
    language: text().notNull().default('it'),
    endpoint: text(),
    p256dh: text(),
    auth: text(),
    lost: boolean().notNull().default(false),
    /** The endpoint that the push service gave up: a browser that still has it is told to make another. */
    gone: text(),
    created: instant().notNull(),
    lastSeen: instant().notNull(),
    /** The log-in that it was seen with last. */
    family: text(),
    lastNotice: instant(),
    lastNoticeTitle: text(),
    /** Receipt of the last test. */
    test: text(),
  },
  (t) => [
    unique('devices_owner').on(t.userId, t.origin, t.deviceId),
    index('devices_name').on(t.deviceId),
    index('devices_endpoint').on(t.endpoint),
    index('devices_test').on(t.test),
  ],
)

/** What a row keeps of a subscription that works, and where there is none. */
export const subscribed = ({ endpoint, keys }: Subscription) => ({ endpoint, ...keys, lost: false, gone: null })
export const unsubscribed = { endpoint: null, p256dh: null, auth: null } as const

/** Devices announced before anybody logged in: they have no rights at all. At most 20 a name. SEMANTICS 8. */
export const announcedDevices = pgTable(
  'announced_devices',
  { username: text().notNull(), deviceId: text().notNull(), created: instant().notNull() },
  (t) => [primaryKey({ columns: [t.username, t.deviceId] }), index('announced_devices_created').on(t.created)],
)
