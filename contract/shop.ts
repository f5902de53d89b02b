import * as z from 'zod/mini'
import { Hours } from './stores.ts'
import { call, DiscountPrice, flag, Id, Instant, line, list, Money, one, paging, Picture, translation, SEARCH_LENGTH } from './wire.ts'

const text = z._default(z.nullable(z.string()), null)
const translations = <T extends string>(...fields: T[]) => z._default(z.array(translation(...fields)), [])

/** `items`: how many goods are in it. */
export const ItemCategory = z.object({
  id: Id,
  name: z.string(),
  sort: z._default(z.number(), 0),
  image: z._default(Picture, null),
  items: z._default(z.number(), 0),
  translations: translations('name'),
})
export type ItemCategory = z.infer<typeof ItemCategory>

/** One colour of a good, by which a page of the shop is addressed. `code`: as `ItemFilters` has it; `color`: `#rrggbb`; `available`: in some size. */
export const ItemColor = z.object({
  id: Id,
  code: z.optional(z.string()),
  name: z.string(),
  color: z.string(),
  image: z._default(Picture, null),
  sort: z._default(z.number(), 0),
  available: z.boolean(),
  translations: translations('name'),
})
export type ItemColor = z.infer<typeof ItemColor>

/** A variant, which is what goes into a cart. `left`: how many there are, if they are few; else null. */
export const ItemColorSize = z.object({
  id: Id,
  name: z.string(),
  sort: z._default(z.number(), 0),
  available: z.boolean(),
  left: z._default(z.nullable(z.number()), null),
})
export type ItemColorSize = z.infer<typeof ItemColorSize>

/**
 * A good. `vatRate`: percent of the price, which includes it. `allergens`: codes; `[]` is "none declared", `null` is "no information". SEMANTICS 7.
 */
export const Item = z.object({
  id: Id,
  name: z.string(),
  description: text,
  price: Money,
  discountPrice: DiscountPrice,
  vatRate: z._default(z.nullable(z.number()), null),
  allergens: z._default(z.nullable(z.array(z.string())), null),
  sort: z._default(z.number(), 0),
  created: z.optional(Instant),
  category: z.pick(ItemCategory, { id: true, name: true, translations: true }),
  translations: translations('name', 'description'),
  itemColors: z._default(z.array(ItemColor), []),
})
export type Item = z.infer<typeof Item>

/** A colour with its sizes, and the good that it is of. */
export const ItemColorWithSizes = z.extend(ItemColor, { item: Item, itemColorSizes: z.array(ItemColorSize) })
export type ItemColorWithSizes = z.infer<typeof ItemColorWithSizes>

/** What a category, or the whole shop, can be filtered by: colours by their codes, sizes by their names, the range of prices. */
export const ItemFilters = z.object({
  colors: z.array(z.object({ code: z.string(), name: z.string(), color: z.string(), translations: translations('name') })),
  sizes: z.array(z.string()),
  priceFrom: z.nullable(Money),
  priceTo: z.nullable(Money),
})
export type ItemFilters = z.infer<typeof ItemFilters>

const counted = z.array(z.object({ value: z.string(), items: z.number() }))
/**
 * How many goods each value of a filter leaves, beside the other filters that are on; one that is not named leaves none. `colors`, `sizes`: as
 * `ItemFilters` has them, `prices`: up to which.
 */
export const ItemCounts = z.object({ colors: counted, sizes: counted, prices: counted, discounted: z.number(), available: z.number() })
export type ItemCounts = z.infer<typeof ItemCounts>

/** Spec §3, Shipping. */
export const Shipping = z.object({
  id: Id,
  type: z.enum(['S', 'C', 'H']),
  priceMin: Money,
  offerPrice: Money,
  standardPrice: Money,
  shippingDaysFrom: z.number(),
  shippingDaysTo: z.number(),
})
export type Shipping = z.infer<typeof Shipping>

/** Spec §3, Payment; of a bank transfer (BT) also the account that it goes to. */
export const Payment = z.object({
  id: Id,
  type: z.enum(['P', 'S', 'BT', 'ST']),
  disabled: z._default(z.boolean(), false),
  accountName: text,
  iban: text,
  bic: text,
})
export type Payment = z.infer<typeof Payment>

/** Spec §3, Shop setting close times: when the shop prepares orders. */
export const ShopCloseTime = z.extend(Hours, { id: Id })
export type ShopCloseTime = z.infer<typeof ShopCloseTime>

/** A variant as anybody may see it, in the reader's language; `price` is that of now, `was` the one before where it was higher. */
export const PublishedGood = z.object({
  id: Id,
  name: z.string(),
  description: text,
  color: z.string(),
  size: z.string(),
  image: z._default(Picture, null),
  allergens: z._default(z.nullable(z.array(z.string())), null),
  price: Money,
  was: z._default(z.nullable(Money), null),
  available: z.boolean(),
  category: z.object({ id: Id, name: z.string() }),
})
export type PublishedGood = z.infer<typeof PublishedGood>

const LONGEST = 100
const SORTS = ['sort', 'name', 'price', 'created'] as const

/** What goods are looked for. Colour, size and availability are of one and the same variant. */
const wish = {
  categoryId: z.optional(Id),
  itemColorId: z.optional(Id),
  search: z.optional(z.string().check(z.maxLength(SEARCH_LENGTH))),
  /** The code of a colour, as `ItemFilters` has it. */
  color: z.optional(line(LONGEST)),
  size: z.optional(line(LONGEST)),
  priceFrom: z.optional(Money),
  priceTo: z.optional(Money),
  discounted: z.optional(flag),
  available: z.optional(flag),
}
const ofActivity = { activityId: Id, ...paging('sort', 'name') }
const keep = { keep: true } as const

/** Spec §7, Shop and orders; Activities. */
export const calls = {
  categories: call('GET /api/app/activities/{id}/categories', z.object({ id: Id, ...paging('sort', 'name') }), list(ItemCategory), keep),
  ofCategory: call(
    'GET /api/app/items/itemsbycategory/{categoryId}',
    z.object({ categoryId: Id, activityId: Id, ...paging(...SORTS) }),
    list(Item),
    keep,
  ),
  /** `filters` comes with the first page; `near`, where nothing was found: what may have been meant, which finds something. */
  search: call(
    'GET /api/app/items/search',
    z.object({ activityId: Id, ...wish, ...paging(...SORTS) }),
    z.extend(list(Item), { filters: z.optional(ItemFilters), near: z.optional(z.string()) }),
    keep,
  ),
  counts: call('GET /api/app/items/search/counts', z.object({ activityId: Id, ...wish }), one(ItemCounts), {
    ours: 'a filter says how many goods it leaves before it is chosen',
  }),
  itemColor: call(
    'GET /api/app/itemcolors/{itemColorId}',
    z.object({ itemColorId: Id, activityId: Id }),
    one(z.object({ itemColor: ItemColorWithSizes, itemColors: z.array(ItemColorWithSizes) })),
    keep,
  ),
  itemImages: call(
    'GET /api/activities/{activityId}/itemimages',
    z.object(ofActivity),
    list(z.object({ id: Id, image: z.string(), itemId: Id, itemColorId: Id })),
    keep,
  ),
  shopImages: call(
    'GET /api/activities/{activityId}/shop-images',
    z.object(ofActivity),
    list(z.object({ id: Id, image: z.string(), categoryId: Id })),
    keep,
  ),
  /** The whole shop in its order; not_found where it sells no meals. */
  published: call('GET /public/activities/{id}/shop', z.object({ id: Id }), list(PublishedGood), {
    shared: true,
    ours: 'who sits at a table chooses without an account, and logs in only to order',
  }),
  payments: call('GET /api/activities/{id}/payments/active', z.object({ id: Id, ...paging('sort') }), list(Payment), keep),
  shippings: call('GET /api/activities/{id}/shippings/active', z.object({ id: Id, ...paging('sort') }), list(Shipping), keep),
  closeTimes: call('GET /api/shop-setting-close-times', z.object({ activityId: Id, ...paging('day') }), list(ShopCloseTime), keep),
}
