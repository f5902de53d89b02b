import * as z from 'zod/mini'
import { Card } from './card.ts'
import { Coupon } from './coupons.ts'
import { Flow } from './flows.ts'
import { call, filledLine, Id, Instant, line, list, Money, one, Points } from './wire.ts'

/** What a code that was read at the till stands for; whatever gets a code of its own is another kind. */
export const FoundCode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('card'), customerId: Id }),
  z.object({ kind: z.literal('coupon'), customerId: Id, couponId: Id }),
  z.object({ kind: z.literal('prize'), customerId: Id, prizeId: Id }),
])
export type FoundCode = z.infer<typeof FoundCode>

/** One of her coupons as the till shows it: whether it counts now; if it was used, when and by whom, or in which order. */
const TillCoupon = z.extend(z.pick(Coupon, { id: true, title: true, description: true, type: true, price: true, percentage: true }), {
  expires: Coupon.shape.expires,
  used: Coupon.shape.used,
  orderId: Coupon.shape.orderId,
  usedBy: z.nullable(z.string()),
  standing: z.enum(['valid', 'used', 'expired']),
})
export type TillCoupon = z.infer<typeof TillCoupon>

/** What a purchase gives here: `rate` in basis points (500 is 5 %), `pointValue` what earns one point; at 0 none are earned. */
const Gives = z.object({ cashBackType: z.enum(['E', 'P', 'EP']), rate: z.number(), pointValue: Money })

/** A customer as the till shows her; `balance` is what she can spend. `note`: staff's own, about service. */
export const TillCustomer = z.object({
  ...z.omit(Card, { id: true, type: true }).shape,
  id: Id,
  name: z.string(),
  note: z.string(),
  gives: Gives,
  coupons: z.array(TillCoupon),
})
export type TillCustomer = z.infer<typeof TillCustomer>

/** What the activity can give her now. */
const Gift = z.object({ id: Id, title: z.string(), description: z.string() })

/**
 * Something that staff did at the till: credit from a purchase, credit or points spent, a coupon redeemed, a coupon (`given`) or a
 * scratch card (`issued`) given. `title`: of the coupon or the scratch card; null once that was taken back. `value` and `points` are
 * signed, `pointsAfter` is what the points came to by it; the balances are those of now. `undoUntil`: as long as it can be undone; `undone`: when it was. `isSeen`: a device of the
 * customer's has confirmed that it shows it.
 */
export const TillAct = z.object({
  id: Id,
  kind: z.enum(['earned', 'spent', 'redeemed', 'given', 'issued']),
  customer: z.object({ id: Id, name: z.string() }),
  created: Instant,
  purchase: z.nullable(Money),
  value: Money,
  points: Points,
  pointsAfter: Points,
  balance: Money,
  pointBalance: Points,
  title: z.nullable(z.string()),
  undoUntil: Instant,
  undone: z.nullable(Instant),
  isSeen: z.boolean(),
})
export type TillAct = z.infer<typeof TillAct>

const ours = 'SEMANTICS 14: staff credit, spend and redeem'
const marks = { needs: 'counter', ours } as const
const writes = { ...marks, once: true } as const
const hers = { activityId: Id, id: Id }

/** The till, staff's side of a customer's card. Nobody acts on her own (403 `own_card`). SEMANTICS 4, 14. */
export const calls = {
  /** Whose code this is, of a card, a coupon or a prize, however it was typed; 404 if nobody's here. */
  find: call('GET /api/counter/till/codes', z.object({ activityId: Id, code: filledLine(64) }), one(FoundCode), marks),
  customer: call('GET /api/counter/till/customers/{id}', z.object(hers), one(TillCustomer), marks),
  /** Her last movements, the newest first. */
  movements: call('GET /api/counter/till/customers/{id}/movements', z.object(hers), list(Flow), marks),
  /** The coupons of the bundle that she can be given: those of which she has none that counts still. */
  gifts: call('GET /api/counter/till/customers/{id}/gifts', z.object(hers), list(Gift), marks),
  give: call('POST /api/counter/till/customers/{id}/gifts', z.object({ ...hers, couponId: Id }), z.object({}), writes),
  /** About service, never about health; empty takes it away. */
  note: call('PUT /api/counter/till/customers/{id}/note', z.object({ ...hers, note: line(200) }), one(TillCustomer), writes),
  /**
   * Credit and points from a purchase, as SEMANTICS 4 reckons them. `credit` and `points` are what was shown: 409
   * `till_changed` has those of now, and books nothing.
   */
  earn: call(
    'POST /api/counter/till/customers/{id}/purchases',
    z.object({ ...hers, purchase: Money, credit: Money, points: Points }),
    one(TillAct),
    writes,
  ),
  /** Credit or points that she uses, at most what is there: else 409 `till_balance` with what is. */
  spend: call(
    'POST /api/counter/till/customers/{id}/spendings',
    z.object({ ...hers, of: z.enum(['credit', 'points']), amount: Points }),
    one(TillAct),
    writes,
  ),
  /** What whoever asks did within the last minutes, the newest first. */
  acts: call('GET /api/counter/till/acts', z.object({ activityId: Id }), list(TillAct), marks),
  /** Within a minute by the server's clock, by who did it, once: 409 `undo_over`, `undo_done`, or `undo_spent` and `undo_used` where she has used it since. */
  undo: call('PUT /api/counter/till/acts/{id}/undo', z.object(hers), one(TillAct), writes),
}
