import type { ShopCloseTime } from '#contract/shop.ts'
import { onTheWall } from '#rules/days.ts'
import { wasPlaced } from '#rules/order-timeline.ts'
import { checkSlot } from '#rules/preparation-slots.ts'
import { useRecentOrders } from '../../components/order/use-recent-orders.ts'
import { serverTime } from '../../state/clock.ts'

/** The hour that she chose today for her last order, if she did not pay it and the hour still can be had; else none, which is an empty one. */
export function useKeptHour(hours: readonly ShopCloseTime[], step: number, zone: string): string {
  const { orders } = useRecentOrders()
  const last = orders.toSorted((a, b) => Date.parse(b.created) - Date.parse(a.created))[0]
  if (!last?.orderTimeRequest || last.progress !== 'cancelled' || wasPlaced(last)) return ''
  const now = serverTime()
  const isToday = onTheWall(zone, last.created).day === onTheWall(zone, now).day
  return isToday && !checkSlot(last.orderTimeRequest, hours, step, { zone, now }) ? last.orderTimeRequest : ''
}
