import { and, eq, sql } from 'drizzle-orm'
import { wordsOf } from '#rules/search.ts'
import { itemColors, itemColorSizes, items } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'
import { query } from '../../work/query.ts'
import { foundBy, isSoldOut } from '../shop/rows.ts'

const isMarked = sql`exists (select 1 from ${itemColorSizes} join ${stock} on ${stock.activityId} = ${itemColorSizes.activityId}
  and ${stock.id} = ${itemColorSizes.id} and ${isSoldOut}
  where ${itemColorSizes.activityId} = ${items.activityId} and ${itemColorSizes.itemId} = ${items.id})`

/** The goods that are looked for, those first of which something is said to be sold out, and how many of these there are. */
export const goodsLike = (search: string) => ({
  where: and(...wordsOf(search).map(foundBy)),
  counts: { marked: isMarked },
  sort: [sql`${isMarked} desc`, items.sort, items.id],
})
export const goodById = query(items, (t, at) => ({ where: eq(t.id, at('id')) }))

/** All variants of these goods. */
export const sizesOf = query(itemColorSizes, (t, at) => ({
  fields: {
    size: itemColorSizes,
    color: itemColors,
    left: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`,
    soldOutUntil: sql<Date | null>`case when ${isSoldOut} then ${stock.soldOutUntil} end`.mapWith(stock.soldOutUntil),
  },
  joins: [{ table: itemColors, on: eq(itemColors.id, t.itemColorId) }],
  leftJoins: [{ table: stock, on: eq(stock.id, t.id) }],
  where: sql`${t.itemId} = any(${at('itemIds')}::text[])`,
  sort: [itemColors.sort, t.sort],
}))
