import type { Facts } from '#contract/exports.ts'
import { moneyOf } from '#rules/money.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { stores } from '../../db/schema/stores.ts'
import type { Reads } from '../../work/work.ts'
import { ordersMade } from './rows.ts'

/** What she ordered in an activity, with what it held and where it went. */
export async function ordersOf(w: Reads): Promise<Facts[]> {
  const lines = await w.mine(orderLines).list()
  const places = await w.all(stores).list()
  return (await w.mine(orders).list(ordersMade)).map((order) => ({
    number: order.number,
    created: order.created.toISOString(),
    progress: order.progress,
    payment: order.payment,
    coupon: order.coupon && { title: order.coupon.title, value: moneyOf(order.couponValue) },
    credit: moneyOf(order.credit),
    shipping: moneyOf(order.shippingPrice),
    total: moneyOf(order.total),
    refunded: moneyOf(order.refunded),
    owed: moneyOf(order.owed),
    address: order.address && { ...order.address },
    promised: order.deliveryDays && `${order.deliveryDays.from} – ${order.deliveryDays.to}`,
    expected: order.expected,
    note: order.note,
    table: order.table,
    store: places.find(({ id }) => id === order.storeId)?.name ?? null,
    articles: lines
      .filter(({ orderId }) => orderId === order.id)
      .map(({ name, color, size, quantity, unitPrice }) => ({ name, color, size, quantity, price: moneyOf(unitPrice) })),
  }))
}
