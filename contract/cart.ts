import * as z from 'zod/mini'
import { call, DiscountPrice, filledLine, Id, Instant, line, list, Money, one, paging, Picture } from './wire.ts'

/**
 * What became of a line since it was put in the cart: it is no longer sold, nothing or too little of it is left, or it costs
 * something else. `before` and `now`: pieces for `fewer`, money for `price`. SEMANTICS 5.
 */
export const LineChange = z.object({
  is: z.enum(['gone', 'sold_out', 'fewer', 'price']),
  before: z.optional(z.string()),
  now: z.optional(z.string()),
})
export type LineChange = z.infer<typeof LineChange>

/**
 * A variant in the cart, in the reader's language. `left`: how many may still be had, null if nobody counts them; of what is gone 0.
 * `returned`: how many of it came back from an order that was not paid, and when that was made; null once she changes the quantity.
 */
export const CartItem = z.object({
  id: Id,
  itemColorSizeId: Id,
  itemColorId: z.nullable(Id),
  name: z.string(),
  color: z._default(z.string(), ''),
  size: z._default(z.string(), ''),
  image: z._default(Picture, null),
  allergens: z._default(z.nullable(z.array(z.string())), null),
  price: Money,
  discountPrice: DiscountPrice,
  quantity: z.number(),
  left: z._default(z.nullable(z.number()), null),
  changes: z._default(z.array(LineChange), []),
  returned: z._default(z.nullable(z.object({ ordered: Instant, quantity: z.number() })), null),
})
export type CartItem = z.infer<typeof CartItem>

/** What a re-order, or a guest's choice, brought into the cart, and what it could not. */
export const Restored = z.object({
  name: z.string(),
  asked: z.number(),
  quantity: z.number(),
  why: z.optional(z.enum(['gone', 'sold_out', 'fewer'])),
  price: z.optional(z.object({ before: Money, now: Money })),
})
export type Restored = z.infer<typeof Restored>

/** What a purchase gives back. `value`: percent of it as credit; `pointValue`: what one point costs, `"0.00"` where none are given. */
export const CartShop = z.object({ value: z.string(), pointValue: Money })
export type CartShop = z.infer<typeof CartShop>

const Quantity = z.int().check(z.gte(-1_000_000_000), z.lte(1_000_000_000))
const InPath = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d{1,10}$/))]), z.transform(Number))

const activityId = Id

/** Spec §7, Shop and orders. */
export const calls = {
  mine: call('GET /api/app/itemcarts/activity/{activityId}', z.object({ activityId, ...paging('created') }), list(CartItem), {
    keep: true,
  }),
  add: call(
    'POST /api/itemcarts',
    z.object({ activityId, itemId: z.optional(Id), itemColorSizeId: Id, quantity: Quantity }),
    one(CartItem),
    { once: true },
  ),
  setQuantity: call('PUT /api/itemcarts/{id}/quantity/{quantity}', z.object({ activityId, id: Id, quantity: InPath }), one(CartItem)),
  remove: call('DELETE /api/itemcarts/{id}', z.object({ activityId, id: Id }), z.object({})),
  /**
   * What she chose before she logged in, at the prices that she saw; `guestCart` names that choice. It is added to what is in her cart,
   * as far as it can be had.
   */
  pour: call(
    'POST /api/app/itemcarts/poured',
    z.object({
      activityId,
      guestCart: filledLine(64),
      lines: z
        .array(z.object({ itemColorSizeId: Id, name: line(500), price: Money, quantity: Quantity.check(z.gte(1), z.lte(999)) }))
        .check(z.maxLength(500)),
    }),
    z.object({ data: z.array(CartItem), told: z.array(Restored) }),
    { once: true, ours: 'what is chosen at the table, without an account, is hers once she logs in' },
  ),
  shop: call('GET /api/app/activities/{id}/cartshop', z.object({ id: Id }), one(CartShop), { keep: true }),
}
