import { and, asc, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Progress } from '#rules/order-steps.ts'
import type { Latest } from '#rules/payments.ts'
import type { Db } from '../../db/connect.ts'
import { activities } from '../../db/schema/activities.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { cartLines } from '../../db/schema/carts.ts'
import { orderLines, orderNumbers, orders, orderSteps, paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { payments, shippings } from '../../db/schema/shop.ts'
import { stores } from '../../db/schema/stores.ts'
import { groundOf, handleOf } from '../../work/handle.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import type { AnyWork } from '../../work/works.ts'
import type { Order, Unwritten } from './hers.ts'

/** What an order is made of beside her cart, in one statement: how it is shipped and paid, where to, where it is collected, and her card. */
export const choiceOf = query(shippings, (t, at) => {
  const isHers = sql`${customerAddresses.id} = ${at('addressId')} and ${customerAddresses.userId} = ${at('userId')}`
  const maybe: readonly { table: typeof customerAddresses | typeof stores | typeof cards; on: SQL }[] = [
    { table: customerAddresses, on: isHers },
    { table: stores, on: sql`${stores.id} = ${at('storeId')} and ${stores.visible}` },
    { table: cards, on: eq(cards.userId, at('userId')) },
  ]
  return {
    fields: { shipping: shippings, activity: activities, payment: payments, address: customerAddresses, storeId: stores.id, card: cards },
    joins: [
      { table: activities, on: sql`true` },
      { table: payments, on: eq(payments.id, at('paymentId')) },
    ],
    leftJoins: maybe,
    where: eq(t.id, at('shippingId')),
  }
})
export const paymentsOffered = query(payments, (t) => ({ sort: [asc(t.sort), asc(t.id)] }))
export const orderById = query(orders, (t, at) => ({ where: eq(t.id, at('id')) }))

/** Orders that were placed within a time, by their number. */
export const placedBetween = query(orders, (t, at) => ({
  where: sql`${t.placed} >= ${at('from')}::timestamptz and ${t.placed} < ${at('to')}::timestamptz`,
  sort: [asc(t.number)],
}))

/** What of an order is hers to do stands first, to pay it and then to collect it; then what others still do, then what has ended. */
const standing = sql`case ${orders.progress} when 'pending' then 3 when 'ready' then 2
  when 'done' then 0 when 'cancelled' then 0 when 'withdrawn' then 0 else 1 end`
const byTime = [orders.created, orders.id]

const listed = (isArchived: boolean) =>
  sortings(orders, { created: byTime, running: [standing, ...byTime] }, { by: 'created', descending: 1 }, (t) => ({
    where: isArchived ? sql`${t.isArchived}` : sql`not ${t.isArchived}`,
  }))
/** Her orders in the archive, or those that are not in it. */
export const archived = listed(true)
export const unarchived = listed(false)

const ofOrders = (column: PgColumn, at: (name: string) => Placeholder) => sql`${column} = any(${at('orderIds')}::text[])`

type Step = { progress: Progress; at: string }
/** Cents, and ten-thousandths of a point. */
export type Missing = { accumulation: number; points: number }
const ofThis = (t: typeof orderSteps | typeof paymentAttempts | typeof refunds) =>
  sql`${t.activityId} = ${orders.activityId} and ${t.orderId} = ${orders.id}`
/** What happened to these orders, the latest attempt to pay each, and what of their earnings could not be taken back; in the activity's zone. */
export const historyOf = query(orders, (t, at) => ({
  fields: {
    id: t.id,
    zone: activities.zone,
    steps: sql<
      Step[]
    >`(select json_agg(json_build_object('progress', ${orderSteps.progress}, 'at', ${orderSteps.at}) order by ${orderSteps.seq})
      from ${orderSteps} where ${ofThis(orderSteps)})`,
    attempt: sql<Latest | null>`(select json_build_object('state', ${paymentAttempts.state}, 'isClosing', ${paymentAttempts.isClosing},
      'sessionId', ${paymentAttempts.ref}, 'url', ${paymentAttempts.url}) from ${paymentAttempts} where ${ofThis(paymentAttempts)}
      order by ${paymentAttempts.created} desc, ${paymentAttempts.id} desc limit 1)`,
    missing: sql<Missing>`(select json_build_object('accumulation', coalesce(sum(${refunds.missing}), 0),
      'points', coalesce(sum(${refunds.missingPoints}), 0)) from ${refunds} where ${ofThis(refunds)})`,
  },
  joins: [{ table: activities, on: sql`true` }],
  where: ofOrders(t.id, at),
}))

/** The lines, the steps, the payments of these orders, and what of them went back. */
export const linesOf = query(orderLines, (t, at) => ({ where: ofOrders(t.orderId, at), sort: [asc(t.sort)] }))
export const stepsOf = query(orderSteps, (t, at) => ({ where: ofOrders(t.orderId, at), sort: [asc(t.seq)] }))
export const attemptsOf = query(paymentAttempts, (t, at) => ({
  where: ofOrders(t.orderId, at),
  sort: [desc(t.created), desc(t.id)],
}))

export const backOf = query(refunds, (t, at) => ({ where: ofOrders(t.orderId, at) }))
/** What of an order is to go back by hand. */
export const owedByHand = query(refunds, (t, at) => ({
  where: sql`${t.orderId} = ${at('id')} and ${t.attemptId} is null and ${t.state} = 'due'`,
}))
/** What these orders earned, and what of it was taken back again. */
export const earnedOf = query(flows, (t, at) => ({ where: sql`${ofOrders(t.orderId, at)} and ${t.type} in ('AA', 'SM')` }))

/** An order that still wants whose it is: to be paid, made, brought, or paid back. */
export const IS_AWAITED = sql`(${orders.progress} in ('pending', 'placed', 'accepted', 'ready', 'shipped')
  or (${orders.progress} = 'withdrawn' and ${orders.payment} <> 'refunded') or ${orders.owed} > 0)`

/** Has she such an order, in the activity or anywhere? Without her nobody would know to whom it goes. */
export async function isAwaited(w: AnyWork, userId: string, activityId?: string): Promise<boolean> {
  const here = activityId === undefined ? undefined : eq(orders.activityId, activityId)
  return (await groundOf(w).tx.$count(orders, and(eq(orders.userId, userId), here, IS_AWAITED))) > 0
}

/** Takes the next number of an order here. Everybody who makes one queues for it until commit, so it is done late. */
const next = (tx: Db, activityId: string) =>
  tx.$with('next').as(
    tx
      .insert(orderNumbers)
      .values({ activityId, last: 1 })
      .onConflictDoUpdate({ target: orderNumbers.activityId, set: { last: sql`${orderNumbers.last} + 1` } })
      .returning({ last: orderNumbers.last }),
  )

type New = { order: Unwritten; lines: Row<typeof orderLines>[]; step: typeof orderSteps.$inferInsert; cart: string[] }

/**
 * Writes an order with the next number here, its lines and its first step, and takes them out of her cart. One statement, which is made
 * at once and sent when it is asked for: who waits for the same stock does not wait for its making.
 */
export function writingOrder(w: Work, { order, lines, step, cart }: New): () => Promise<Order> {
  const { tx, activityId, customerId } = handleOf(w)
  const taken = next(tx, activityId)
  const ordered = tx.$with('ordered').as(tx.insert(orderLines).values(lines).returning({ id: orderLines.id }))
  const begun = tx.$with('begun').as(tx.insert(orderSteps).values(step).returning({ id: orderSteps.id }))
  const isInCart = and(eq(cartLines.activityId, activityId), eq(cartLines.userId, customerId), inArray(cartLines.id, cart))
  const emptied = tx.$with('emptied').as(tx.delete(cartLines).where(isInCart).returning({ id: cartLines.id }))
  const statement = tx
    .with(taken, ordered, begun, emptied)
    .insert(orders)
    .values({ ...order, number: sql`(select last from next)` })
    .returning({ number: orders.number })
    .prepare('')
  return async () => {
    const [made] = await statement.execute()
    if (!made) throw new Error('an order was not written')
    return { ...order, ...made }
  }
}

export type Which = { activityId: string; orderId: string }

/** An order with what was ordered and the store where it is collected, for the letter that confirms it. */
export async function forOrderLetter(tx: Db, { activityId, orderId }: Which) {
  const [found] = await tx
    .select({ order: orders, store: stores })
    .from(orders)
    .leftJoin(stores, and(eq(stores.activityId, orders.activityId), eq(stores.id, orders.storeId)))
    .where(and(eq(orders.activityId, activityId), eq(orders.id, orderId)))
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.activityId, activityId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.sort))
  return { order: found?.order, store: found?.store, lines }
}
