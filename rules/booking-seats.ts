import type { Booking } from './booking-rivals.ts'
import { instantOf } from './days.ts'
import { meets, type Span, without } from './spans.ts'

/** How long a table is taken. Spec §9. */
export const TABLE_MINUTES = 120

/** From here on the seats of an evening are counted. */
export const EVENING = '18:00'

/** 18:00 to 23:00 of a day, for which the seats are counted as one sitting. Spec §5. */
export const eveningOf = (zone: string, date: string): Span => ({
  start: instantOf(zone, date, EVENING),
  end: instantOf(zone, date, '23:00'),
})

/**
 * How many seats are left for a wish. One that touches the evening shares its seats with everybody who touches it; before and after
 * it those alone count who sit at the same time, so that the room is never fuller whoever asks first. SEMANTICS 6.
 */
export function seatsLeft(wish: Span, rivals: readonly Booking[], seats: number, evening: Span): number {
  const peopleIn = (window: Span) => rivals.filter((rival) => meets(rival, window)).reduce((sum, rival) => sum + rival.people, 0)
  const windows = meets(wish, evening) ? [evening, ...without([wish], [evening])] : [wish]
  return Math.max(0, seats - Math.max(...windows.map(peopleIn)))
}
