import * as z from 'zod/mini'
import { call, Id, Instant, list, paging } from './wire.ts'

const text = z._default(z.nullable(z.string()), null)

/** R and S are running, E is an error, D is done. Spec §3. */
export const NOTIFICATION_STATUSES = ['R', 'S', 'E', 'D'] as const

/** An entry of the system feed. Spec §3. */
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
})
export type Notification = z.infer<typeof Notification>

const flag = z.pipe(
  z.union([z.literal(['0', '1', 'true', 'false']), z.literal([0, 1]), z.boolean()]),
  z.transform((on) => /^(1|true)$/.test(String(on))),
)

/** Spec §7, Card, notices, notifications. Newest first unless asked otherwise; `daily` leaves only those of today on the activity's wall. */
export const calls = {
  mine: call('GET /api/notifications', z.object({ activityId: Id, daily: z.optional(flag), ...paging('created') }), list(Notification), {
    keep: true,
  }),
}
