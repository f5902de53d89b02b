import { instantOf } from '#rules/days.ts'
import { orderLines, orders, refunds } from '../../db/schema/orders.ts'
import type { Reads } from '../../work/work.ts'
import { backOf, linesOf, placedBetween } from './rows.ts'
import { paymentOf, pricedLines, taxesOf, wentBack } from './taxes.ts'

/** `2026-12` after `2026-11`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** The orders that were placed in a month (`2026-11`) on the activity's wall, by number, each with what went back and its taxes. */
export async function ordersOfMonth(w: Reads, month: string, zone: string) {
  const first = (of: string) => new Date(instantOf(zone, `${of}-01`, '00:00'))
  const placed = await w.all(orders).list(placedBetween, { from: first(month), to: first(monthAfter(month)) })
  const these = { orderIds: placed.map(({ id }) => id) }
  const lines = Map.groupBy(await w.all(orderLines).list(linesOf, these), ({ orderId }) => orderId)
  const back = Map.groupBy(await w.all(refunds).list(backOf, these), ({ orderId }) => orderId)
  return placed.map((order) => {
    const went = wentBack(order, back.get(order.id) ?? [])
    return {
      order,
      payment: paymentOf(order, went.money),
      back: went,
      vat: taxesOf(order, pricedLines(lines.get(order.id) ?? []), went.money),
    }
  })
}
