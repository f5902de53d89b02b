import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'

/** Translated fields by language code; the original is in the columns. */
const translations = () => jsonb().$type<Record<string, Record<string, string>>>().notNull().default({})
const cents = () => bigint({ mode: 'number' })

// The catalogue of the shop. An import writes it and nothing else does. A row keeps its id by its `code`, so that what is outside
// of it (stock, carts, orders) stays where it was; what is no longer sold has no row.

export const itemCategories = pgTable(
  'item_categories',
  {
    activityId: activityId(),
    id: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    sort: integer().notNull(),
    image: text(),
    translations: translations(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), unique('item_categories_code').on(t.activityId, t.code)],
)

/** A good. Prices in cents; `allergens`: null is "no information", empty is "none declared"; `created`: when it was first imported. */
export const items = pgTable(
  'items',
  {
    activityId: activityId(),
    id: text().notNull(),
    code: text().notNull(),
    categoryId: text().notNull(),
    name: text().notNull(),
    description: text(),
    price: cents().notNull(),
    discountPrice: cents(),
    /** Basis points of the price, which includes it. */
    vatRate: integer(),
    allergens: text().array(),
    /** Its place in the whole shop. */
    sort: integer().notNull(),
    created: instant().notNull(),
    /** Its words in all languages as `rules/search.ts` writes them. */
    search: text().notNull(),
    translations: translations(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('items_code').on(t.activityId, t.code),
    index('items_category').on(t.activityId, t.categoryId),
  ],
)

export const itemColors = pgTable(
  'item_colors',
  {
    activityId: activityId(),
    id: text().notNull(),
    itemId: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** `#rrggbb`. */
    color: text().notNull(),
    image: text(),
    sort: integer().notNull(),
    translations: translations(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), unique('item_colors_code').on(t.activityId, t.itemId, t.code)],
)

/** A variant: what is put in a cart, and what `stock` counts by its id. */
export const itemColorSizes = pgTable(
  'item_color_sizes',
  {
    activityId: activityId(),
    id: text().notNull(),
    itemColorId: text().notNull(),
    itemId: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    sort: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('item_color_sizes_code').on(t.activityId, t.itemColorId, t.code),
    index('item_color_sizes_item').on(t.activityId, t.itemId),
  ],
)

/** How goods come to the customer: fetched (S), by courier (C), brought home (H). Amounts in cents; days of the calendar. */
export const shippings = pgTable(
  'shippings',
  {
    activityId: activityId(),
    id: text().notNull(),
    type: text().$type<'S' | 'C' | 'H'>().notNull(),
    priceMin: cents().notNull(),
    offerPrice: cents().notNull(),
    standardPrice: cents().notNull(),
    daysFrom: integer().notNull(),
    daysTo: integer().notNull(),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), unique('shippings_type').on(t.activityId, t.type)],
)

/** How an order is paid: PayPal (P), card (S), bank transfer (BT), in the store (ST). The account is that of a bank transfer. */
export const payments = pgTable(
  'payments',
  {
    activityId: activityId(),
    id: text().notNull(),
    type: text().$type<'P' | 'S' | 'BT' | 'ST'>().notNull(),
    disabled: boolean().notNull(),
    sort: integer().notNull(),
    accountName: text(),
    iban: text(),
    bic: text(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), unique('payments_type').on(t.activityId, t.type)],
)

/** When orders are prepared, on the activity's wall clock: 0 is Sunday; an end not after its beginning is of the next day. */
export const shopCloseTimes = pgTable(
  'shop_close_times',
  { activityId: activityId(), id: text().notNull(), day: integer().notNull(), startTime: text().notNull(), endTime: text().notNull() },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)
