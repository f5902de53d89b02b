import * as z from 'zod/mini'
import { Pack, PackStanding } from './packs.ts'
import { call, Id, list, Money, one } from './wire.ts'

/**
 * A customer's pack as staff see it. `undo`: the use that can be taken back, and for how many seconds from this answer on; `undoSale`:
 * for how many the pack itself can be, as long as no place of it was ever used.
 */
export const CounterPack = z.extend(Pack, {
  standing: PackStanding,
  undo: z.nullable(z.object({ id: Id, seconds: z.number() })),
  undoSale: z.optional(z.number()),
})
export type CounterPack = z.infer<typeof CounterPack>

/** A pack of the bundle, which staff can sell or give. `price`: of all its places. */
export const PackOffer = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  price: Money,
  places: z.number(),
  validDays: z.number(),
})
export type PackOffer = z.infer<typeof PackOffer>

/** What was paid, as an amount that is not below nothing. */
const Paid = z.string().check(z.regex(/^\d{1,7}\.\d{2}$/))
const byId = { activityId: Id, id: Id }
const ours = 'SEMANTICS 14: staff redeem'
const reads = { needs: 'counter', ours } as const
const marks = { needs: 'counter', once: true, ours } as const

/** What staff do with packs; each is told to the customer. SEMANTICS 14. */
export const calls = {
  /** A customer's packs, those that can be used first, and what can be sold to her. */
  ofCustomer: call(
    'GET /api/counter/packs',
    z.object({ activityId: Id, customerId: Id }),
    z.extend(list(CounterPack), { offers: z.array(PackOffer) }),
    reads,
  ),
  /** Sells a pack, or gives it: `paid` is written down alone, the money was taken outside; null for a gift. */
  sell: call(
    'POST /api/counter/packs',
    z.object({ activityId: Id, customerId: Id, packId: Id, paid: z.nullable(Paid) }),
    one(CounterPack),
    marks,
  ),
  /** Uses a place; `storeId`: where, if the till knows. 409 `pack_used_up` and `pack_expired`, with the pack as it is. */
  take: call('PUT /api/counter/packs/{id}/use', z.object({ ...byId, storeId: z.optional(z.nullable(Id)) }), one(CounterPack), marks),
  /** Takes a use back within a minute; 409 `undo_over` and `undo_done`. */
  undo: call('PUT /api/counter/pack-uses/{id}/undo', z.object(byId), one(CounterPack), marks),
  /** Takes a pack back within a minute of its sale; 409 `undo_over`, and `undo_used` once a place was used. */
  undoSale: call('PUT /api/counter/packs/{id}/undo', z.object(byId), z.object({}), marks),
}
