import * as z from 'zod/mini'
import { Day } from './bookings.ts'
import { call, Id, Instant, list, Money, paging } from './wire.ts'

/**
 * A line of a pack's history: a place that was used, or a use that was taken back (`undoes`: which one). `left`: how many places
 * were left after it. `who`: the first name of who took it at the till, null for nobody in particular; `where`: the store, if it is known.
 */
export const PackUse = z.object({
  id: Id,
  created: Instant,
  left: z.number(),
  undoes: z.nullable(Id),
  who: z.nullable(z.string()),
  where: z.nullable(z.string()),
})
export type PackUse = z.infer<typeof PackUse>

/**
 * A prepaid pack that she has, as it was when she got it, in her language: `places` that can be used, how many are `used`, and the
 * last day on which they can be. `paid`: what she paid for it, null for a gift. `pack.service`: what one place is, if it can be
 * booked. `uses`: its history, the latest line first. Spec §3, Pack customer.
 */
export const Pack = z.object({
  id: Id,
  customer: z.object({ id: Id }),
  pack: z.object({ id: Id, title: z.string(), description: z.string(), service: z.nullable(z.object({ id: Id, title: z.string() })) }),
  places: z.number(),
  used: z.number(),
  created: Instant,
  expires: Day,
  paid: z.nullable(Money),
  uses: z.array(PackUse),
})
export type Pack = z.infer<typeof Pack>

/** Can a place of it be used today, are all used, or is its last day over? */
export const PackStanding = z.enum(['valid', 'used', 'expired'])
export type PackStanding = z.infer<typeof PackStanding>

/** Spec §7, Packs, instant win, stores, privacy. */
export const calls = {
  mine: call(
    'GET /api/pack-customers/me',
    z.object({ activityId: Id, packId: z.optional(Id), standing: z.optional(PackStanding), ...paging('id') }),
    list(Pack),
    { keep: true },
  ),
}
