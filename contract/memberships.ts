import * as z from 'zod/mini'
import { CardWish, NewCard } from './registration.ts'
import { call, Id, one } from './wire.ts'

/** A further card of whoever is logged in. docs/decisions/joined-by-session.md */
export const calls = {
  join: call(
    'POST /api/memberships',
    // Which text she has read must be said; null where the activity has none.
    z.extend(CardWish, { privacyId: z.nullable(Id) }),
    one(NewCard),
    {
      own: true,
      once: true,
      limits: 'newCard',
      ours: 'the session says who she is: the specification has her prove her address by a code and type her password once more',
    },
  ),
}
