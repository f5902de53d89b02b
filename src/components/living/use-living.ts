import { livingLine, nextBooking } from '#rules/living-line.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useNextBookings } from '../booking/use-next-bookings.ts'
import { useRecentOrders } from '../order/use-recent-orders.ts'
import { useInbox } from '../notices/use-inbox.ts'
import { useMinute } from '../words/use-minute.ts'

/**
 * What the living line of home speaks of now, and the next booking; without a network, of what was fetched. Of the notices the newest are looked at,
 * which the bell has asked for anyway: one that fifteen newer ones came after is no more what the activity wants to be read.
 */
export function useLiving() {
  const ordered = useRecentOrders()
  const booked = useNextBookings()
  const inbox = useInbox()
  const now = useMinute()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const { bookings } = booked
  const living = livingLine({ orders: ordered.orders, bookings, notices: inbox.data?.rows ?? [] }, { now, zone })
  return { living, next: nextBooking(bookings, now), isLoading: ordered.isLoading || booked.isLoading || inbox.isLoading }
}
