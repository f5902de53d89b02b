import { eq, type SQL, sql } from 'drizzle-orm'
import { cartLines } from '../../db/schema/carts.ts'
import { itemColors, itemColorSizes, items } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'
import { query } from '../../work/query.ts'
import { leftNow } from '../shop/rows.ts'

type Sold = typeof itemColorSizes | typeof itemColors | typeof items | typeof stock
/** What is sold of a line now; nothing of it where it is gone. */
const sold: readonly { table: Sold; on: SQL }[] = [
  { table: itemColorSizes, on: eq(itemColorSizes.id, cartLines.variantId) },
  { table: itemColors, on: eq(itemColors.id, itemColorSizes.itemColorId) },
  { table: items, on: eq(items.id, itemColorSizes.itemId) },
  { table: stock, on: eq(stock.id, cartLines.variantId) },
]

/** The lines of a cart in the order in which they came, each with what is sold now, and how many there are if somebody counts them. */
export const linesNow = query(cartLines, (t) => ({
  fields: { line: cartLines, size: itemColorSizes, color: itemColors, item: items, left: leftNow },
  leftJoins: sold,
  sort: [t.created, t.id],
}))

/** A variant that is sold, with its good. */
export const variantNow = query(itemColorSizes, (t, at) => ({
  fields: { size: itemColorSizes, color: itemColors, item: items, left: leftNow },
  joins: [
    { table: itemColors, on: eq(itemColors.id, t.itemColorId) },
    { table: items, on: eq(items.id, t.itemId) },
  ],
  leftJoins: [{ table: stock, on: eq(stock.id, t.id) }],
  where: eq(t.id, at('id')),
}))

/** What is sold of these variants. */
export const variantsNow = query(itemColorSizes, (t, at) => ({
  fields: { size: itemColorSizes, color: itemColors, item: items, left: leftNow },
  joins: [
    { table: itemColors, on: eq(itemColors.id, t.itemColorId) },
    { table: items, on: eq(items.id, t.itemId) },
  ],
  leftJoins: [{ table: stock, on: eq(stock.id, t.id) }],
  where: sql`${t.id} = any(${at('ids')}::text[])`,
}))
