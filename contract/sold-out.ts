import * as z from 'zod/mini'
import { call, Id, line, list, one, Picture, SEARCH_LENGTH } from './wire.ts'

const How = z.nullable(z.enum(['today', 'until_changed']))

/** A variant as staff see it. `left`: how many are counted; `soldOut`: what they say whatever is counted. */
const CounterSize = z.object({ id: Id, color: z.string(), size: z.string(), left: z.number(), soldOut: How })
export type CounterSize = z.infer<typeof CounterSize>

/** A good with all its variants, in the reader's language. */
export const CounterGood = z.object({ id: Id, name: z.string(), image: z._default(Picture, null), sizes: z.array(CounterSize) })
export type CounterGood = z.infer<typeof CounterGood>

const activityId = Id
const ours = 'LOOK counter-1: staff say that there is none of something'
const MOST = 500

/** What staff say is sold out: for today, or until they say otherwise. Those of which they say so come first; `marked`: how many. */
export const calls = {
  goods: call(
    'GET /api/counter/goods',
    z.object({ activityId, search: z.optional(line(SEARCH_LENGTH)) }),
    z.extend(list(CounterGood), { marked: z.number() }),
    { needs: 'counter', ours },
  ),
  mark: call(
    'PUT /api/counter/goods/{id}/sold-out',
    z.object({ activityId, id: Id, sizes: z.array(z.object({ id: Id, soldOut: How })).check(z.minLength(1), z.maxLength(MOST)) }),
    one(CounterGood),
    { needs: 'counter', once: true, ours },
  ),
}
