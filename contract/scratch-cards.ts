import * as z from 'zod/mini'
import { Day } from './bookings.ts'
import { call, Id, Instant, list, Money, one, paging, Picture } from './wire.ts'

/** What a card won: credit that is on her card, or something to collect by the code that the till reads. */
export const Prize = z.object({ title: z.string(), credit: z.nullable(Money), code: z.nullable(z.string()) })
export type Prize = z.infer<typeof Prize>

/**
 * A scratch card that she was given, in her language. `state`: `new` under its foil; then lost, credited, or a prize to collect,
 * and collected. `expires`: the last day on which it is scratched, or its prize collected. `prize`: null until it is scratched,
 * and where it lost. Spec §3, Scratch-and-win customer; SEMANTICS 9.
 */
export const ScratchCard = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  image: z._default(Picture, null),
  state: z.enum(['new', 'lost', 'credited', 'to_collect', 'collected']),
  created: Instant,
  expires: Day,
  scratched: z.nullable(Instant),
  collected: z.nullable(Instant),
  prize: z.nullable(Prize),
})
export type ScratchCard = z.infer<typeof ScratchCard>

const byId = z.object({ activityId: Id, id: Id })

/** Spec §7, Packs, instant win, stores, privacy. */
export const calls = {
  mine: call(
    'GET /api/scratch-and-win-customers/me',
    z.object({ activityId: Id, state: z.optional(ScratchCard.shape.state), ...paging('created') }),
    list(ScratchCard),
    { keep: true },
  ),
  byId: call('GET /api/scratch-and-win-customers/{id}', byId, one(ScratchCard), { keep: true }),
  /** Any number of times: the first one counts. 409 `scratch_expired` says until when it could be. */
  scratch: call('PUT /api/scratch-and-win-customers/{id}/scratched', byId, one(ScratchCard), { once: true }),
  remove: call('DELETE /api/app/scratch-and-win-customers/{id}', byId, z.object({})),
}
