import * as z from 'zod/mini'
import { Coupon } from './coupons.ts'
import { call, filledLine, Id, list, one } from './wire.ts'

const OFFERED = { id: true, title: true, description: true, image: true, type: true, price: true, percentage: true } as const

/** A coupon as staff see it: whose it is, and whether it counts now. */
export const CounterCoupon = z.extend(Coupon, {
  customer: z.object({ id: Id, name: z.string() }),
  standing: z.enum(['valid', 'used', 'expired']),
})
export type CounterCoupon = z.infer<typeof CounterCoupon>

/** A coupon that the activity can give, as its bundle says; in the reader's language. */
export const OfferedCoupon = z.object({ ...z.pick(Coupon, OFFERED).shape, validDays: z.number() })
export type OfferedCoupon = z.infer<typeof OfferedCoupon>

const ours = 'SEMANTICS 14: staff give and redeem'

/** What staff do with coupons; it is told to the customer. SEMANTICS 14. */
export const calls = {
  /** By the code that she shows, however it is typed. */
  byCode: call('GET /api/counter/coupons', z.object({ activityId: Id, code: filledLine(40) }), one(CounterCoupon), {
    needs: 'counter',
    ours,
  }),
  /** What can be given, in the order of the bundle. */
  offered: call('GET /api/counter/offered-coupons', z.object({ activityId: Id }), list(OfferedCoupon), { needs: 'counter', ours }),
  /** To one customer; `id` of what is offered, `customerId` of her account. 409 `coupon_held` if she has one of it that counts still. */
  give: call('POST /api/counter/coupons', z.object({ activityId: Id, id: Id, customerId: Id }), one(CounterCoupon), {
    needs: 'counter',
    once: true,
    ours,
  }),
  /** Once: 409 `coupon_used` and `coupon_expired` say since when. */
  redeem: call('PUT /api/counter/coupons/{id}/redeem', z.object({ activityId: Id, id: Id }), one(CounterCoupon), {
    needs: 'counter',
    once: true,
    ours,
  }),
}
