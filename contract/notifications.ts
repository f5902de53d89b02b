import * as z from 'zod/mini'
import { call, Id, Instant, list, one, paging } from './wire.ts'

const text = z._default(z.nullable(z.string()), null)

/** R and S are running, E is an error, D is done. Spec §3. */
export const NOTIFICATION_STATUSES = ['R', 'S', 'E', 'D'] as const

/** What an entry is about: her card, her orders, her bookings, what she is given, what the counter has to know, anything else. */
export const SUBJECTS = ['card', 'orders', 'bookings', 'rewards', 'counter', 'other'] as const
export type Subject = (typeof SUBJECTS)[number]

/** The one thing that can be done about an entry, by its `link`. The app has a word for each. */
export const ACTIONS = [
  'balance',
  'follow',
  'receipt',
  'item',
  'booking',
  'place',
  'coupon',
  'pack',
  'scratch',
  'invite',
  'desk',
  'notice',
] as const
export type Action = (typeof ACTIONS)[number]

/** What became of an order, as an entry tells it. */
export const ORDER_STEPS = [
  'placed',
  'accepted',
  'kept',
  'ready',
  'shipped',
  'delivered',
  'collected',
  'paid',
  'cancelled',
  'withdrawn',
  'refunded',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** An entry of the system feed. What another server leaves out is read, about nothing in particular, and asks for nothing. Spec §3. */
export const Notification = z.object({
  id: Id,
  title: z.string(),
  subTitle: text,
  message: text,
  status: z.catch(z.enum(NOTIFICATION_STATUSES), 'D'),
  link: text,
  externalLink: text,
  username: text,
  created: Instant,
  updated: z._default(z.nullable(Instant), null),
  read: z._default(z.boolean(), true),
  subject: z.catch(z.enum(SUBJECTS), 'other'),
  action: z.catch(z.nullable(z.enum(ACTIONS)), null),
  step: z.catch(z.nullable(z.enum(ORDER_STEPS)), null),
})
export type Notification = z.infer<typeof Notification>

const flag = z.pipe(
  z.union([z.literal(['0', '1', 'true', 'false']), z.literal([0, 1]), z.boolean()]),
  z.transform((on) => /^(1|true)$/.test(String(on))),
)

/** `unread`: how many of all are to be read, by subject; none of a subject is left out. */
const Feed = z.extend(list(Notification), { unread: z._default(z.partialRecord(z.enum(SUBJECTS), z.number()), {}) })

const byId = z.object({ id: Id, activityId: Id })

/** Spec §7, Card, notices, notifications. Newest first unless asked otherwise; `daily` leaves only those of today on the activity's wall, `subject` only those about it. */
export const calls = {
  mine: call(
    'GET /api/notifications',
    z.object({ activityId: Id, daily: z.optional(flag), subject: z.optional(z.enum(SUBJECTS)), ...paging('created') }),
    Feed,
    { keep: true },
  ),
  read: call('PUT /api/notifications/{id}/read', byId, one(z.object({ id: Id, read: z.boolean() })), {
    ours: 'an entry of the feed is read like a notice, on all of her devices',
  }),
}
