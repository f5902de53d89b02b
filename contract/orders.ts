import * as z from 'zod/mini'
import { Day } from './bookings.ts'
import { CartItem, Restored } from './cart.ts'
import { call, FileAnswer, flag, Id, Instant, line, list, Money, one, paging, Picture, Points } from './wire.ts'

export const PROGRESS = ['pending', 'placed', 'accepted', 'ready', 'shipped', 'done', 'cancelled', 'withdrawn'] as const
export const PAYMENT_TYPES = ['P', 'S', 'BT', 'ST'] as const
export const SHIPPING_TYPES = ['S', 'C', 'H'] as const

const Progress = z.enum(PROGRESS)

/** What was ordered, as it was called and cost then, in the reader's language. `unitPrice`: what one cost, `price`: without its discount. */
export const Article = z.object({
  id: Id,
  itemColorSizeId: Id,
  itemColorId: Id,
  name: z.string(),
  color: z.string(),
  size: z.string(),
  image: z._default(Picture, null),
  allergens: z._default(z.nullable(z.array(z.string())), null),
  price: Money,
  unitPrice: Money,
  quantity: z.number(),
})
export type Article = z.infer<typeof Article>

/** A point of the line that she sees: gone by, where the order stands, or to come. */
export const Milestone = z.object({ progress: Progress, is: z.enum(['past', 'now', 'next']), at: z.optional(Instant) })

/** Where an order goes to, as it was then. */
const SentTo = z.object({
  name: z.string(),
  address: z.string(),
  streetNumber: z.string(),
  cap: z.string(),
  city: z.string(),
  province: z.string(),
  countryId: z.string(),
})

/** A coupon that an order used, as it was called then, in the reader's language. `value`: what it took off, not above zero. */
const UsedCoupon = z.object({ id: Id, title: z.string(), value: Money })

/** What to write on a bank transfer; `qr`: the text of the code that a bank's app reads, if the account is complete. */
const Transfer = z.object({ name: z.string(), iban: z.string(), reference: z.string(), qr: z.nullable(z.string()) })

/**
 * An order. `number`: what everybody calls it by, from the moment it is made. `coupon`: the one that it used, and what that took off; its value and
 * `usedCreditValue` are not above zero; what is earned is "previsto" until
 * `isAccrued`; `missing`: what of it a refund could not take back, as it was spent. `steps`: what she may do now. `session`: where an open payment goes on; `stuck`: why one that is pending has none, and
 * `pay` opens one: its provider said no, or has never answered. `refunded`: what is back of money and credit together. `readyBy`: when it will be ready, as staff said.
 * `owed`: what is to go back by hand, if it is anything, as it came when the order was over or its provider could not give it back;
 * `unreturned`: how much of that is of `refunded`. `deliveryDays`: between which days it arrives, as the checkout promised; `expected`: by which day a parcel arrives, as staff said, on the activity's wall. `table`: where it is brought to;
 * `storeId`: where it is collected, if she chose that and the store is still there.
 */
export const Order = z.object({
  id: Id,
  number: z.number(),
  created: Instant,
  progress: Progress,
  payment: z.enum(['open', 'paid', 'partly_refunded', 'refunded']),
  paymentType: z.enum(PAYMENT_TYPES),
  shippingType: z.enum(SHIPPING_TYPES),
  subtotal: Money,
  coupon: z.optional(UsedCoupon),
  usedCreditValue: Money,
  shippingPrice: Money,
  totalPrice: Money,
  refunded: Money,
  owed: z.optional(Money),
  unreturned: z.optional(Money),
  accumulation: Money,
  points: Points,
  missing: z.optional(z.object({ accumulation: Money, points: Points })),
  isAccrued: z.boolean(),
  archived: z.boolean(),
  orderTimeRequest: z.nullable(z.string()),
  note: z.string(),
  table: z._default(z.nullable(z.string()), null),
  storeId: z._default(z.nullable(Id), null),
  address: z.nullable(SentTo),
  readyBy: z.nullable(Instant),
  deliveryDays: z._default(z.nullable(z.object({ from: Day, to: Day })), null),
  expected: z._default(z.nullable(Day), null),
  expires: z.nullable(Instant),
  isCancelAsked: z.boolean(),
  articles: z.array(Article),
  timeline: z.array(Milestone),
  steps: z.array(z.enum(['cancel', 'ask_cancel', 'withdraw', 'give_up'])),
  session: z.nullable(z.object({ sessionId: z.string(), url: z.string() })),
  stuck: z.optional(z.enum(['declined', 'unopened'])),
  transfer: z.nullable(Transfer),
})
export type Order = z.infer<typeof Order>

/** A text of several lines that somebody typed. */
const Note = z.string().check(z.trim(), z.maxLength(5000))

const activityId = Id
/**
 * What she chose, and what she saw. `usedCreditValue`: the credit to use, negative; it counts if `checkCreditUse`. `couponId`: one
 * coupon of hers to use; `usedCouponValue`: what she saw it take off, negative (docs/decisions/coupon-in-the-sum.md).
 * `totalPrice`: the sum that she saw; a client of the specification sends none where a provider's page shows it.
 * `orderTimeRequest`: `HH:mm` of today on the activity's wall. `table`: where she sits, if she ordered from there; `storeId`: where she
 * collects it, else 404. SEMANTICS 13.
 */
export const wish = {
  activityId,
  shippingId: Id,
  paymentId: Id,
  cardId: z.optional(z.nullable(Id)),
  customerAddressId: z.optional(z.nullable(Id)),
  usedCreditValue: z.optional(Money),
  checkCreditUse: z._default(z.boolean(), false),
  couponId: z.optional(z.nullable(Id)),
  usedCouponValue: z.optional(Money),
  orderTimeRequest: z.optional(z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/)))),
  note: z.optional(Note),
  table: z.optional(z.nullable(line(40))),
  storeId: z.optional(z.nullable(Id)),
  totalPrice: z.optional(Money),
}
export type Wish = {
  shippingId: string
  paymentId: string
  cardId?: string | null | undefined
  customerAddressId?: string | null | undefined
  usedCreditValue?: string | undefined
  checkCreditUse: boolean
  couponId?: string | null | undefined
  usedCouponValue?: string | undefined
  orderTimeRequest?: string | null | undefined
  note?: string | undefined
  table?: string | null | undefined
  storeId?: string | null | undefined
  totalPrice?: string | undefined
}

const byId = z.object({ activityId, id: Id })
const byOrder = z.object({ activityId, orderId: Id })

/** Spec §7, Shop and orders. Newest first unless asked otherwise; `running`: what waits for her (to be paid, then to be
 * collected), what others still do, what has ended; then by when it was made. */
export const calls = {
  mine: call(
    'GET /api/app/itemorders/activity/{activityId}',
    z.object({
      activityId,
      archived: z.optional(flag),
      ...paging('created', 'running'),
    }),
    list(Order),
    { keep: true },
  ),
  one: call('GET /api/app/item-orders/{id}', byId, one(Order), { keep: true, ours: 'one order by its own address: a notice leads there' }),
  /** Once it was placed. In steps: the page is drawn with nothing held. */
  receipt: call('GET /api/app/item-orders/{id}/receipt', byId, FileAnswer, {
    keep: true,
    file: 'application/pdf',
    steps: true,
    ours: 'what was ordered and paid, on a page of its own',
  }),
  articles: call('GET /api/app/itemcarts/byorder/{orderId}', byOrder, list(Article), { keep: true }),
  reOrder: call(
    'GET /api/app/itemcarts/byorder/{orderId}/re-order',
    byOrder,
    z.object({ data: z.array(CartItem), told: z.array(Restored) }),
    {
      writes: true,
      once: true,
    },
  ),
  archive: call('PUT /api/app/item-orders/{id}/archive', byId, one(Order)),
  create: call('POST /api/itemorders', z.object({ ...wish, totalPrice: Money }), one(Order), { once: true }),
  withdraw: call('PUT /api/app/item-orders/{id}/withdraw', byId, one(Order), { ours: 'SEMANTICS 5: goods carry a withdrawal function' }),
}
