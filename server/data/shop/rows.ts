import { and, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { wordsOf } from '#rules/search.ts'
import { itemCategories, itemColorSizes, itemColors, items, payments, shippings, shopCloseTimes } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'

type ByLanguage = Record<string, Record<string, string>>
type Color = {
  id: string
  code: string
  name: string
  color: string
  image: string | null
  sort: number
  available: boolean
  translations: ByLanguage
}

const isOfColor = sql`${itemColorSizes.activityId} = ${itemColors.activityId} and ${itemColorSizes.itemColorId} = ${itemColors.id}`
const isOfSize = sql`${stock.activityId} = ${itemColorSizes.activityId} and ${stock.id} = ${itemColorSizes.id}`
/** Do staff say that there is none? The database's clock says when that is over, for the shop and for the counter. */
export const isSoldOut = sql`${stock.soldOutUntil} > now()`
/** How many can be had: none while staff say so, null where nobody counts them. */
export const leftNow = sql<number | null>`(case when ${isSoldOut} then 0 else ${stock.onHand} - ${stock.reserved} end)`
/** Can it be had? */
export const isThere = sql`${leftNow} > 0`

/** The colours of a good in order, in one value. */
const colors = sql<Color[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${itemColors.id}, 'code', ${itemColors.code}, 'name', ${itemColors.name}, 'color', ${itemColors.color}, 'image', ${itemColors.image},
    'sort', ${itemColors.sort}, 'translations', ${itemColors.translations},
    'available', exists (select 1 from ${itemColorSizes} join ${stock} on ${isOfSize} where ${isOfColor} and ${isThere})
  ) order by ${itemColors.sort}), '[]'::json)
  from ${itemColors} where ${itemColors.activityId} = ${items.activityId} and ${itemColors.itemId} = ${items.id})`

/** What a good costs now. The import leaves out what is no discount. */
const priceNow = sql`coalesce(${items.discountPrice}, ${items.price})`

const whole = {
  fields: { item: items, category: itemCategories, colors },
  joins: [{ table: itemCategories, on: eq(itemCategories.id, items.categoryId) }],
}
const BY = {
  sort: [items.sort, items.id],
  name: [items.name, items.id],
  price: [priceNow, items.sort, items.id],
  created: [items.created, items.sort, items.id],
}

/** Every good with its category and colours. */
const goods = sortings(items, BY, { by: 'sort' }, () => whole)
export const goodsOfCategory = sortings(items, BY, { by: 'sort' }, (t, at) => ({ ...whole, where: eq(t.categoryId, at('categoryId')) }))
/** The good that a colour is of. */
export const goodOfColor = query(items, (t, at) => {
  const of = sql`select ${itemColors.itemId} from ${itemColors} where ${itemColors.activityId} = ${t.activityId} and ${itemColors.id} = ${at('itemColorId')}`
  return { ...whole, where: sql`${t.id} = (${of})` }
})
/** The sizes of all colours of a good, and how many are left of each. */
export const sizesOfGood = query(itemColorSizes, (t, at) => ({
  fields: { size: itemColorSizes, left: sql<number>`coalesce(${leftNow}, 0)` },
  leftJoins: [{ table: stock, on: eq(stock.id, t.id) }],
  where: eq(t.itemId, at('itemId')),
  sort: [t.sort],
}))

export type Wish = {
  categoryId?: string | undefined
  itemColorId?: string | undefined
  search?: string | undefined
  color?: string | undefined
  size?: string | undefined
  /** Cents. */
  from?: number | undefined
  to?: number | undefined
  discounted?: boolean | undefined
  available?: boolean | undefined
}

const given = <T>(value: T | undefined, condition: (value: T) => SQL) => (value === undefined ? undefined : condition(value))
/** For `like`: a text that has the word anywhere, whatever signs it has. */
export const literally = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Does a good have the word? */
export const foundBy = (word: string): SQL => sql`${items.search} like ${literally(word)}`

/** Is there a variant of the good that is all of this? */
function hasVariant({ itemColorId, color, size, available }: Wish): SQL | undefined {
  const wanted = and(
    given(itemColorId, (id) => eq(itemColors.id, id)),
    given(color, (code) => eq(itemColors.code, code)),
    given(size, (name) => eq(itemColorSizes.name, name)),
    available ? isThere : undefined,
  )
  return (
    wanted &&
    sql`exists (select 1 from ${itemColors} join ${itemColorSizes} on ${isOfColor} left join ${stock} on ${isOfSize}
      where ${itemColors.activityId} = ${items.activityId} and ${itemColors.itemId} = ${items.id} and ${wanted})`
  )
}

/** The goods that are looked for: those first whose name has the first word, unless another order is asked for. */
export function goodsLike(wish: Wish, paging: Parameters<typeof goods>[0]) {
  const { sort = [], ...spec } = goods(paging).spec
  const words = wordsOf(wish.search ?? '')
  const [first] = words
  const where = and(
    given(wish.categoryId, (id) => eq(items.categoryId, id)),
    given(wish.from, (cents) => sql`${priceNow} >= ${cents}`),
    given(wish.to, (cents) => sql`${priceNow} <= ${cents}`),
    wish.discounted ? isNotNull(items.discountPrice) : undefined,
    ...words.map(foundBy),
    hasVariant(wish),
  )
  const isRanked = first !== undefined && paging.sortBy === undefined
  return { ...spec, where, sort: isRanked ? [sql`position(${first} in ${items.search})`, ...sort] : sort }
}

const colorsFound = {
  fields: {
    code: itemColors.code,
    name: sql<string>`min(${itemColors.name})`,
    color: sql<string>`min(${itemColors.color})`,
    translations: sql<ByLanguage>`(array_agg(${itemColors.translations} order by ${itemColors.name}))[1]`,
  },
  joins: [{ table: items, on: eq(items.id, itemColors.itemId) }],
  group: [itemColors.code],
  sort: [sql`min(${itemColors.name})`, itemColors.code],
}
const rangeFound = {
  fields: {
    sizes: sql<string[] | null>`array_agg(distinct ${itemColorSizes.name})`,
    from: sql<string | null>`min(${priceNow})`,
    to: sql<string | null>`max(${priceNow})`,
  },
  joins: [{ table: itemColorSizes, on: eq(itemColorSizes.itemId, items.id) }],
}
/** What the shop, or a category of it, can be filtered by: its colours, and its sizes with the range of its prices. */
export const filters = {
  colors: query(itemColors, () => colorsFound),
  colorsOfCategory: query(itemColors, (_, at) => ({ ...colorsFound, where: eq(items.categoryId, at('categoryId')) })),
  range: query(items, () => rangeFound),
  rangeOfCategory: query(items, (t, at) => ({ ...rangeFound, where: eq(t.categoryId, at('categoryId')) })),
}

/** How many goods each value leaves beside the other filters: a row for each colour, size and price, `kind` tells which, and one of the whole. */
export const filterCounts = query(items, (t, at) => {
  const fits = {
    color: sql`coalesce(${itemColors.code} = ${at('color')}::text, true)`,
    size: sql`coalesce(${itemColorSizes.name} = ${at('size')}::text, true)`,
    price: sql`coalesce(${priceNow} <= ${at('to')}::bigint, true)`,
    discounted: sql`(${t.discountPrice} is not null or not ${at('discounted')}::boolean)`,
    available: sql`(coalesce(${isThere}, false) or not ${at('available')}::boolean)`,
  }
  const goodsBut = (own: keyof typeof fits, also?: SQL) => {
    const others = Object.entries(fits).flatMap(([name, fit]) => (name === own ? [] : [fit]))
    return sql<number>`(count(distinct ${t.id}) filter (where ${and(...others, also)}))::int`
  }
  const misses = Object.values(fits).map((fit) => sql`(not ${fit})::int`)
  return {
    fields: {
      kind: sql<number>`grouping(${itemColors.code}, ${itemColorSizes.name}, ${priceNow})`,
      color: sql<string>`${itemColors.code}`,
      size: sql<string>`${itemColorSizes.name}`,
      price: sql<string>`${priceNow}`,
      ofColor: goodsBut('color'),
      ofSize: goodsBut('size'),
      ofPrice: goodsBut('price'),
      discounted: goodsBut('discounted', isNotNull(t.discountPrice)),
      available: goodsBut('available', isThere),
    },
    joins: [
      { table: itemColorSizes, on: eq(itemColorSizes.itemId, t.id) },
      { table: itemColors, on: eq(itemColors.id, itemColorSizes.itemColorId) },
    ],
    leftJoins: [{ table: stock, on: eq(stock.id, itemColorSizes.id) }],
    // What misses two of the filters counts nowhere, what misses one counts for the values of that.
    where: and(
      sql`coalesce(${t.categoryId} = ${at('categoryId')}::text, true)`,
      sql`coalesce(${priceNow} >= ${at('from')}::bigint, true)`,
      sql`coalesce(${itemColors.id} = ${at('itemColorId')}::text, true)`,
      sql`${t.search} like all (${at('words')}::text[])`,
      sql`${sql.join(misses, sql` + `)} < 2`,
    ),
    group: [sql`grouping sets ((${itemColors.code}), (${itemColorSizes.name}), (${priceNow}), ())`],
  }
})

/** The categories that have goods, with how many. */
export const categories = sortings(
  itemCategories,
  { sort: [itemCategories.sort, itemCategories.id], name: [itemCategories.name, itemCategories.id] },
  { by: 'sort' },
  (t) => ({
    fields: { category: itemCategories, items: sql<number>`count(*)::int` },
    joins: [{ table: items, on: eq(items.categoryId, t.id) }],
    group: [t.activityId, t.id],
  }),
)
export const categoryById = query(itemCategories, (t, at) => ({ where: eq(t.id, at('id')) }))

export const picturedColors = sortings(
  itemColors,
  { sort: [items.sort, itemColors.sort, itemColors.id], name: [items.name, itemColors.sort, itemColors.id] },
  { by: 'sort' },
  (t) => ({ fields: { color: itemColors }, joins: [{ table: items, on: eq(items.id, t.itemId) }], where: isNotNull(t.image) }),
)

export const activePayments = sortings(payments, { sort: [payments.sort] }, { by: 'sort' }, (t) => ({ where: sql`not ${t.disabled}` }))
export const allShippings = sortings(shippings, { sort: [shippings.sort] }, { by: 'sort' })
/** From Monday on. */
export const allCloseTimes = sortings(
  shopCloseTimes,
  { day: [sql`(${shopCloseTimes.day} + 6) % 7`, shopCloseTimes.startTime, shopCloseTimes.id] },
  { by: 'day' },
)

/** What a variant is called by whoever counts it: the codes of good, colour and size. */
const path = sql<string>`${items.code} || '/' || ${itemColors.code} || '/' || ${itemColorSizes.code}`
/** Every variant with how many there are. */
export const counted = query(itemColorSizes, (t) => ({
  fields: {
    id: t.id,
    itemId: t.itemId,
    path,
    onHand: sql<number>`coalesce(${stock.onHand}, 0)`,
    reserved: sql<number>`coalesce(${stock.reserved}, 0)`,
  },
  joins: [
    { table: itemColors, on: eq(itemColors.id, t.itemColorId) },
    { table: items, on: eq(items.id, t.itemId) },
  ],
  leftJoins: [{ table: stock, on: eq(stock.id, t.id) }],
  sort: [items.sort, itemColors.sort, t.sort],
}))
export const isReservedAtMost = (count: number) => lte(stock.reserved, count)

/** Every variant with its good, in the order of the shop. */
export const wholeShop = query(itemColorSizes, (t) => ({
  fields: { size: itemColorSizes, color: itemColors, item: items, category: itemCategories, left: leftNow },
  joins: [
    { table: itemColors, on: eq(itemColors.id, t.itemColorId) },
    { table: items, on: eq(items.id, t.itemId) },
    { table: itemCategories, on: eq(itemCategories.id, items.categoryId) },
  ],
  leftJoins: [{ table: stock, on: eq(stock.id, t.id) }],
  sort: [itemCategories.sort, items.sort, items.id, itemColors.sort, t.sort],
}))
