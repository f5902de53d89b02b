import { eq, sql } from 'drizzle-orm'
import { flows } from '../../db/schema/cards.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'

const BY = { created: [flows.created, flows.seq] }

export const sorted = sortings(flows, BY, { by: 'created', descending: 1 })
/** Only those of these types: `types`. */
export const sortedOf = sortings(flows, BY, { by: 'created', descending: 1 }, (t, at) => ({
  where: sql`${t.type} = any(${at('types')}::text[])`,
}))

/** What a movement tells of these orders: number, how they reached her, and how many articles they were of. */
export const ordersTold = query(orders, (t, at) => ({
  fields: {
    id: t.id,
    number: t.number,
    shipping: t.shipping,
    isGoods: t.isGoods,
    articles: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`,
  },
  joins: [{ table: orderLines, on: eq(orderLines.orderId, t.id) }],
  where: sql`${t.id} = any(${at('orderIds')}::text[])`,
  group: [t.id, t.number, t.shipping, t.isGoods],
}))
