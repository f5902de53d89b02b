import { livingLine } from '#rules/living-line.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useNextBookings } from '../booking/use-next-bookings.ts'
import { useRecentOrders } from '../order/use-recent-orders.ts'
import { useMinute } from '../words/use-minute.ts'

/** What the living line of home speaks of now; without a network, of what was fetched. */
export function useLiving() {
  const ordered = useRecentOrders()
  const booked = useNextBookings()
  const now = useMinute()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const living = livingLine({ orders: ordered.orders, bookings: booked.bookings }, { now, zone })
  return { living, isLoading: ordered.isLoading || booked.isLoading }
}
