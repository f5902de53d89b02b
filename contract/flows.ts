import * as z from 'zod/mini'
import { call, Id, Instant, Money, named, paging, Points } from './wire.ts'

/** The movement types of SPEC 3. */
export const FLOW_TYPES = ['AA', 'AM', 'C', 'IS', 'W', 'B', 'P', 'SM'] as const
export type FlowType = (typeof FLOW_TYPES)[number]

/** What a list of movements can be narrowed to; `rules/movements.ts` says which types each is of. LOOK phone-7. */
export const FLOW_GROUPS = ['earned', 'used', 'given', 'undone'] as const
export type FlowGroup = (typeof FLOW_GROUPS)[number]

/**
 * `value` and `pointValue` are signed; the two balances are those after the movement. SEMANTICS 13. Of ours, and left out where
 * nobody knows: `reason`, the code of why (`contract/reasons.ts`), and `place`, where it was or which order.
 */
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
  reason: z.optional(z.nullable(z.string())),
  place: z.optional(z.nullable(z.string())),
})
export type Flow = z.infer<typeof Flow>

/** Spec §7, Activities. Newest first unless asked otherwise. */
export const calls = {
  mine: call(
    'GET /api/app/activities/{id}/userflows',
    z.object({ id: Id, group: z.optional(z.enum(FLOW_GROUPS)), ...paging('created') }),
    named('flows', Flow),
    { keep: true },
  ),
}
