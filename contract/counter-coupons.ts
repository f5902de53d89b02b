import * as z from 'zod/mini'
import { TillAct } from './counter-till.ts'
import { Coupon } from './coupons.ts'
import { call, filledLine, Id, one } from './wire.ts'

/** A coupon as staff see it: whose it is, and whether it counts now. */
export const CounterCoupon = z.extend(Coupon, {
  customer: z.object({ id: Id, name: z.string() }),
  standing: z.enum(['valid', 'used', 'expired']),
})
export type CounterCoupon = z.infer<typeof CounterCoupon>

const ours = 'SEMANTICS 14: staff redeem'

/** One that was redeemed just now, with the act that can be undone at the till. */
const Redeemed = z.extend(CounterCoupon, { act: TillAct })

/** What staff do with coupons; it is told to the customer. SEMANTICS 14. */
export const calls = {
  /** By the code that she shows, however it is typed. */
  byCode: call('GET /api/counter/coupons', z.object({ activityId: Id, code: filledLine(40) }), one(CounterCoupon), {
    needs: 'counter',
    ours,
  }),
  /** Once: 409 `coupon_used`, `coupon_in_order` and `coupon_expired` say since when. */
  redeem: call('PUT /api/counter/coupons/{id}/redeem', z.object({ activityId: Id, id: Id }), one(Redeemed), {
    needs: 'counter',
    once: true,
    ours,
  }),
}
