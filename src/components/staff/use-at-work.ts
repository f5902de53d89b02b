import { isLate } from '#rules/order-timeline.ts'
import { useBookingRequests } from '../../api/counter-bookings.ts'
import { useOrdersAtWork } from '../../api/counter.ts'
import { useLive } from '../../api/live.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useVisibleEntries } from '../activity/use-facts.ts'
import { useMinute } from '../words/use-minute.ts'

/**
 * Which places of the work there are, and how much waits there for staff; a number is undefined as long as it is not known. Nothing
 * is asked again and again: the server tells of changes.
 */
export function useAtWork() {
  const { language } = useLanguage()
  const now = useMinute()
  const keys = useVisibleEntries().map(({ key }) => key)
  const [hasOrders, hasBookings] = [keys.includes('counter'), keys.includes('counterBookings')]
  useLive(hasOrders || hasBookings ? 'counter' : undefined)
  const orders = useOrdersAtWork(language, !hasOrders)
  const requests = useBookingRequests(language, !hasBookings)
  return {
    hasOrders,
    hasBookings,
    fresh: orders?.filter(({ progress }) => progress === 'placed').length,
    late: orders?.filter((order) => isLate(order, now)).length ?? 0,
    requests: requests?.length,
  }
}
