import { asc, desc, eq, inArray, type Placeholder, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { flows } from '../../db/schema/cards.ts'
import { cartLines, orderLines, orderNumbers, orders, orderSteps, paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { itemColors, itemColorSizes, items, payments, shippings } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'
import { handleOf } from '../../work/handle.ts'
import { query } from '../../work/query.ts'
import { leftNow } from '../shop/rows.ts'
import { sortings } from '../../work/sorting.ts'
import type { Work } from '../../work/work.ts'

/** A way of shipping, a way of paying, an address and an order, each by its id. */
export const shippingById = query(shippings, (t, at) => ({ where: eq(t.id, at('id')) }))
export const paymentsOffered = query(payments, (t) => ({ sort: [asc(t.sort), asc(t.id)] }))
export const addressById = query(customerAddresses, (t, at) => ({ where: eq(t.id, at('id')) }))
export const orderById = query(orders, (t, at) => ({ where: eq(t.id, at('id')) }))
export const orderByNumber = query(orders, (t, at) => ({ where: eq(t.number, at('number')) }))

/** Orders with a number that were made within a time, by that number. */
export const placedBetween = query(orders, (t, at) => ({
  where: sql`${t.number} is not null and ${t.created} >= ${at('from')}::timestamptz and ${t.created} < ${at('to')}::timestamptz`,
  sort: [asc(t.number)],
}))

const listed = (isArchived: boolean) =>
  sortings(orders, { created: [orders.created, orders.id] }, { by: 'created', descending: 1 }, (t) => ({
    where: isArchived ? sql`${t.isArchived}` : sql`not ${t.isArchived}`,
  }))
/** Her orders in the archive, or those that are not in it. */
export const archived = listed(true)
export const unarchived = listed(false)

const ofOrders = (column: PgColumn, at: (name: string) => Placeholder) => sql`${column} = any(${at('orderIds')}::text[])`

/** The lines, the steps, the payments of these orders, and what of them went back. */
export const linesOf = query(orderLines, (t, at) => ({ where: ofOrders(t.orderId, at), sort: [asc(t.sort)] }))
export const stepsOf = query(orderSteps, (t, at) => ({ where: ofOrders(t.orderId, at), sort: [asc(t.seq)] }))
export const attemptsOf = query(paymentAttempts, (t, at) => ({
  where: ofOrders(t.orderId, at),
  sort: [desc(t.created), desc(t.id)],
}))

export const backOf = query(refunds, (t, at) => ({ where: ofOrders(t.orderId, at) }))
/** What these orders earned, and what of it was taken back again. */
export const earnedOf = query(flows, (t, at) => ({ where: sql`${ofOrders(t.orderId, at)} and ${t.type} in ('AA', 'SM')` }))

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

/** The next number of an order here. Everybody who places one queues for it until commit, so it is asked for last. */
export async function nextNumber(w: Work): Promise<number> {
  const { tx, activityId } = handleOf(w)
  const [row] = await tx
    .insert(orderNumbers)
    .values({ activityId, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.activityId, set: { last: sql`${orderNumbers.last} + 1` } })
    .returning()
  if (!row) throw new Error('an order got no number')
  return row.last
}

/** Lines of a cart by their ids. */
export const theseLines = (ids: readonly string[]) => inArray(cartLines.id, [...ids])
