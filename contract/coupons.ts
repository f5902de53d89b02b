import * as z from 'zod/mini'
import { Day } from './bookings.ts'
import { call, Id, Instant, list, Money, paging, Picture } from './wire.ts'

/**
 * A coupon that she has, as it was when she was given it, in her language. `type`: whether it is worth a price (P), a percentage
 * (S), or is told by all its fields (T). `tillOnly`: it can't be used in an order. `code`: what the till reads. `expires`: the last day it counts. `orderId`: the order that uses
 * it. Spec §3, Coupon-customer.
 */
export const Coupon = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  image: z._default(Picture, null),
  type: z.enum(['T', 'P', 'S']),
  price: z.nullable(Money),
  percentage: z.nullable(z.number()),
  tillOnly: z.optional(z.boolean()),
  code: z.string(),
  state: z.enum(['unused', 'used']),
  created: Instant,
  expires: Day,
  used: z.nullable(Instant),
  orderId: z.optional(Id),
})
export type Coupon = z.infer<typeof Coupon>

/** Spec §7, Bookings and coupons. */
export const calls = {
  /** `type`: T all of them, P and S those alone. */
  mine: call(
    'GET /api/coupon-customers/customers',
    z.object({ activityId: Id, type: z.optional(Coupon.shape.type), state: z.optional(Coupon.shape.state), ...paging('id') }),
    list(Coupon),
    { keep: true },
  ),
  remove: call('DELETE /api/app/couponcustomers/{id}', z.object({ activityId: Id, id: Id }), z.object({})),
}
