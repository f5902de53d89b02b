import type { BookingService, Operator } from '#contract/bookings.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useBookingSettings } from '../../api/bookings.ts'

/** Who may be chosen: those who give the service, or who wait at a table; nobody where the activity lets nobody choose. Spec §3. */
export function useOperators(service: BookingService | undefined): Operator[] {
  const bookingType = useConfiguration()?.bookingType
  const settings = useBookingSettings().data
  if (bookingType === 'NO') return service?.bookingServiceOperators ?? []
  return bookingType === 'RO' ? (settings?.bookingOperators ?? []) : []
}
