import * as z from 'zod/mini'
import { call, flag, Id } from './wire.ts'

/** What is told of when it changes. */
export const LIVE_NOUNS = ['orders', 'bookings', 'coupons', 'packs', 'scratchCards', 'friends', 'card', 'till', 'news'] as const

/** A row that has become old, by its noun and id alone: whoever shows it asks for it as always. */
export const Changed = z.object({ noun: z.string(), id: Id })
export type Changed = z.infer<typeof Changed>

/**
 * Tells what changes, as server-sent events, of her own rows; `counter`: of the activity's, for who may stand at its counter. It
 * goes on as long as both sides like, and is no call that is answered. SEMANTICS 14.
 */
export const live = call('GET /api/live', z.object({ activityId: Id, counter: z.optional(flag) }), Changed, {
  ours: 'SEMANTICS 14: live status',
})
