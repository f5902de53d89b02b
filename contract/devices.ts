import * as z from 'zod/mini'
import { call, Id, Instant, line, list, one, paging, YesNo } from './wire.ts'

const name = line(120)
const shown = z._default(z.nullable(z.string()), null)

/** A push subscription as the browser gives it: where to send, and the keys to encrypt with. */
export const Subscription = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(2048)),
  keys: z.object({ p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)), auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)) }),
})
export type Subscription = z.infer<typeof Subscription>

/**
 * A device of this person. `push`: it has a subscription (on), has none (off), or had one that the push service gave up
 * (lost). `here` tells an app of another origin apart: the activity whose app it is, or nothing on the bare host.
 */
export const Device = z.object({
  id: Id,
  deviceId: z.string(),
  deviceName: shown,
  deviceType: shown,
  authNotice: z._default(YesNo, 'N'),
  active: z._default(YesNo, 'Y'),
  osVersion: shown,
  sdkVersion: shown,
  appVersion: shown,
  browser: shown,
  activityName: shown,
  push: z._default(z.enum(['on', 'off', 'lost']), 'off'),
  lastSeen: z._default(z.nullable(Instant), null),
  lastNotice: z._default(z.nullable(z.object({ at: Instant, title: z.string() })), null),
})
export type Device = z.infer<typeof Device>

/** The name that a device gives itself: a browser a random one, another app the system's. */
const DeviceId = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** What a device tells about itself at every start. `subscription` null: there is none; left out: nothing is said about it. */
export const DeviceFacts = z.object({
  deviceId: DeviceId,
  deviceName: z.optional(z.nullable(name)),
  deviceType: z.optional(z.nullable(name)),
  authNotice: z.optional(YesNo),
  osVersion: z.optional(z.nullable(name)),
  sdkVersion: z.optional(z.nullable(name)),
  appVersion: z.optional(z.nullable(name)),
  browser: z.optional(z.nullable(name)),
  language: z.optional(z.nullable(z.string().check(z.maxLength(8)))),
  subscription: z.optional(z.nullable(Subscription)),
})
export type DeviceFacts = z.infer<typeof DeviceFacts>

const byId = z.object({ id: Id })
const Receipt = z.string().check(z.regex(/^[\w.:-]{16,255}$/))
/** How she is told: notices by e-mail as well, and reminders of her bookings the day before and two hours before. */
const Preferences = z.object({ email: YesNo, remindDay: z._default(YesNo, 'Y'), remindHours: z._default(YesNo, 'Y') })
export type Preferences = z.infer<typeof Preferences>

/** Spec §7, Devices; the rest is what a push that lasts needs. The worker has no token: it proves itself by what only it knows. */
export const calls = {
  mine: call('GET /api/app/userregistrationcodes', z.object(paging('deviceName', 'lastSeen')), list(Device), { own: true }),
  set: call(
    'PUT /api/userregistrationcode/{id}',
    z.object({ id: Id, active: z.optional(YesNo), authNotice: z.optional(YesNo), deviceName: z.optional(name) }),
    one(Device),
    { own: true },
  ),
  remove: call('DELETE /api/userregistrationcode/{id}', byId, z.object({}), { own: true }),
  save: call('POST /api/app/userregistrationcode/save/{deviceId}', DeviceFacts, one(Device), { steps: true, own: true }),
  announce: call(
    'POST /app/userregistrationcode/save/{username}/{deviceId}',
    z.object({ username: z.string().check(z.maxLength(254)), deviceId: z.string().check(z.maxLength(64)) }),
    z.object({}),
    { steps: true },
  ),
  unknown: call('POST /app/sendnavigation', z.object({ userAgent: z.optional(z.string()) }), z.object({}), { steps: true }),
  key: call('GET /public/push-key', z.object({}), one(z.object({ publicKey: z.string() })), {
    ours: 'a subscription is made for the key of this server',
  }),
  test: call('POST /api/app/userregistrationcode/{id}/test', byId, one(z.object({ receipt: z.string() })), {
    limits: 'pushTest',
    own: true,
    ours: '"Prova su questo dispositivo": a push to one device, and the receipt by which its arrival is known',
  }),
  receive: call('POST /app/push-receipts/{receipt}', z.object({ receipt: Receipt, event: z.enum(['received', 'opened']) }), z.object({}), {
    ours: 'the worker counts a push as received and opened; the random receipt came inside the encrypted push',
  }),
  renew: call(
    'POST /app/push-subscriptions/renew',
    z.object({ deviceId: DeviceId, endpoint: z.string().check(z.maxLength(2048)), subscription: Subscription }),
    z.object({}),
    { ours: 'the browser changed the subscription while the app was closed' },
  ),
  drop: call(
    'POST /app/push-subscriptions/drop',
    z.object({ deviceId: DeviceId, endpoint: z.string().check(z.maxLength(2048)) }),
    z.object({}),
    {
      ours: 'a logout without a network is told at the next contact',
    },
  ),
  preferences: call('GET /api/app/notice-preferences', z.object({}), one(Preferences), {
    own: true,
    ours: 'notices by e-mail as well, and reminders, if she wants',
  }),
  /** What is left out stays as it is. */
  prefer: call(
    'PUT /api/app/notice-preferences',
    z.object({ email: z.optional(YesNo), remindDay: z.optional(YesNo), remindHours: z.optional(YesNo) }),
    one(Preferences),
    { own: true, ours: 'notices by e-mail as well, and reminders, if she wants' },
  ),
}
