import type { Booking } from './booking-rivals.ts'
import { type Refusal, refuse } from './refusal.ts'

/** An hour in milliseconds. */
const HOUR_MS = 3_600_000

/**
 * Is it too late to cancel, or move, what begins then? It stays as it is but for a call.
 * @param start milliseconds   @param hours how many before the activity wants to know; 0: until it begins
 */
export const isTooLate = (start: number, hours: number, now: number): boolean => start - now < hours * HOUR_MS

/**
 * May she cancel a booking? Her own, to come, and as many hours before as the activity wants. What is declined or cancelled
 * already stays so. SEMANTICS 6.
 * @param hours 0: until it begins   @returns nothing; or not_found if it is not hers, booking_past, or booking_late {hours}
 */
export function checkCancel(booking: Booking, userId: string, hours: number, now: number): Refusal | undefined {
  if (booking.userId !== userId || booking.status === 'held') return refuse('not_found')
  if (booking.start <= now) return refuse('booking_past')
  return isTooLate(booking.start, hours, now) && booking.status !== 'N' ? refuse('booking_late', { hours }) : undefined
}

/** Who declined a booking, for "Annullata da te" and "Rifiutata". @param cancelledBy who sent N */
export const declinedBy = ({ status, userId }: Booking, cancelledBy: string | null): 'customer' | 'activity' | undefined => {
  if (status !== 'N') return undefined
  return cancelledBy !== null && cancelledBy === userId ? 'customer' : 'activity'
}
