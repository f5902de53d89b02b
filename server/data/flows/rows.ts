import { eq, sql } from 'drizzle-orm'
import { flows } from '../../db/schema/cards.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { sortings } from '../../work/sorting.ts'

const BY = { created: [flows.created, flows.seq] }
const NEWEST = { by: 'created', descending: 1 } as const

export const sorted = sortings(flows, BY, NEWEST)

/** Of how many articles the order of a movement was. */
const articles = sql<number>`(select coalesce(sum(line.quantity), 0)::int from ${orderLines} line
  where line.activity_id = ${flows.activityId} and line.order_id = ${flows.orderId})`

/** What a customer is told of a movement: whose it is she knows. */
const { id, created, type, value, pointValue, balance, pointBalance, description, reason, orderId } = flows
const told = { id, created, type, value, pointValue, balance, pointBalance, description, reason, orderId }

/** A movement, and what it tells of the order that it is of: its number, how it reached her, and of how many articles it was. */
const story = {
  fields: { ...told, number: orders.number, shipping: orders.shipping, isGoods: orders.isGoods, articles },
  leftJoins: [{ table: orders, on: eq(orders.id, flows.orderId) }],
}
export const stories = sortings(flows, BY, NEWEST, () => story)
/** Only those of these types: `types`. */
export const storiesOf = sortings(flows, BY, NEWEST, (t, at) => ({ ...story, where: sql`${t.type} = any(${at('types')}::text[])` }))
