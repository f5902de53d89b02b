import type { Span } from './spans.ts'

/** Y confirmed, I waiting, N declined; `held`: kept for somebody of the waiting list until it expires. Spec §3, SEMANTICS 14. */
export type BookingStatus = 'Y' | 'I' | 'N' | 'held'
/** A booking as it takes a place: its time in milliseconds, its people, and who serves them. */
export type Booking = Span & {
  id: string
  status: BookingStatus
  people: number
  operatorId?: string | null
  userId?: string | null
  /** When a held place is free again. */
  expires?: number
}

/** Does it take a place? One that waits does, one that is declined does not, and one that is held until it expires. SEMANTICS 6. */
export const isTaken = ({ status, expires }: Booking, now: number): boolean =>
  status === 'Y' || status === 'I' || (status === 'held' && expires !== undefined && now < expires)

/**
 * The bookings that a wish has to give way to.
 * @param except the booking that moves, or the held place that becomes hers: it does not stand in its own way
 */
export const rivalsOf = (bookings: readonly Booking[], now: number, except?: string): Booking[] =>
  bookings.filter((booking) => booking.id !== except && isTaken(booking, now))

/** The rivals at one operator: a booking that is nobody's may become anybody's, and counts for all. */
export const rivalsAt = (operatorId: string | null, rivals: readonly Booking[]): Booking[] =>
  rivals.filter((rival) => !operatorId || !rival.operatorId || rival.operatorId === operatorId)

/** How long an operator has to work around a day, in milliseconds. */
const loadOf = (operatorId: string, rivals: readonly Booking[]) =>
  rivals.filter((rival) => rival.operatorId === operatorId).reduce((sum, { start, end }) => sum + end - start, 0)

/**
 * Who serves a customer to whom anybody is welcome: whoever has least to do; of equals the first.
 * @param rivals of that day   @returns undefined if nobody is free
 */
export function leastLoaded(free: readonly string[], rivals: readonly Booking[]): string | undefined {
  const loads = free.map((id) => ({ id, load: loadOf(id, rivals) }))
  return loads.reduce<(typeof loads)[number] | undefined>((best, one) => (!best || one.load < best.load ? one : best), undefined)?.id
}
