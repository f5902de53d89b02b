import * as z from 'zod/mini'
import { call, Id, Instant, Money, named, paging, Points } from './wire.ts'

/** The movement types of SPEC 3. */
export const FLOW_TYPES = ['AA', 'AM', 'C', 'IS', 'W', 'B', 'P', 'SM'] as const
export type FlowType = (typeof FLOW_TYPES)[number]

/** `value` and `pointValue` are signed; the two balances are those after the movement. SEMANTICS 13. */
export const Flow = z.object({
  id: Id,
  created: Instant,
  type: z.string(),
  value: Money,
  pointValue: Points,
  balance: Money,
  pointBalance: Points,
  description: z._default(z.nullable(z.string()), null),
  orderId: z.optional(z.nullable(Id)),
})
export type Flow = z.infer<typeof Flow>

/** Spec §7, Activities. Newest first unless asked otherwise. */
export const calls = {
  mine: call('GET /api/app/activities/{id}/userflows', z.object({ id: Id, ...paging('created') }), named('flows', Flow), { keep: true }),
}
