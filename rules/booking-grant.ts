import { openSpans, type Timetable } from './booking-hours.ts'
import { type Booking, isFree, leastLoaded } from './booking-rivals.ts'
import { eveningOf, seatsLeft, TABLE_MINUTES } from './booking-seats.ts'
import { type Refusal, refuse } from './refusal.ts'
import { holds, meets, type Span } from './spans.ts'

/** What can be booked: a table among so many seats, or a service by its operators; without any the activity serves one at a time. */
export type Offer = { timetable: Timetable } & (
  | { is: 'table'; seats: number }
  | { is: 'service'; minutes: number; operators: readonly string[] }
)

/** How long a booking of it takes. */
export const minutesOfOffer = (offer: Offer): number => (offer.is === 'table' ? TABLE_MINUTES : offer.minutes)

/** One day of an offer, worked out once to be asked often: who serves when. */
export type OpenDay = { date: string; evening: Span; places: { operatorId: string | null; spans: Span[] }[] }

/** @param operatorId the one she chose; without one whoever offers it */
export function openDay(offer: Offer, date: string, operatorId?: string): OpenDay {
  const { timetable } = offer
  const all: readonly (string | null)[] = offer.is === 'service' && offer.operators.length > 0 ? offer.operators : [null]
  const chosen = operatorId && offer.is === 'service' ? all.filter((one) => one === operatorId) : all
  return {
    date,
    evening: eveningOf(timetable.zone, date),
    places: chosen.map((one) => ({ operatorId: one, spans: openSpans(timetable, date, one) })),
  }
}

/** A wish in time: from when to when, and for how many. */
export type TimedWish = Span & { people: number; userId?: string }
/** A place that is granted, and who serves there. */
export type Grant = { operatorId: string | null }

/**
 * Is there a place for a wish? Asked under the lock of its day, so that every rival is seen. Spec §5, SEMANTICS 6.
 * @param rivals those of `rivalsOf`, of the day and the days beside it
 * @returns the place; or booking_closed, booking_too_short {minutes}, booking_own, booking_seats {seats}, booking_taken
 */
export function grant(offer: Offer, day: OpenDay, wish: TimedWish, rivals: readonly Booking[]): Grant | Refusal {
  const open = day.places.filter(({ spans }) => spans.some(({ start, end }) => start <= wish.start && wish.start < end))
  if (open.length === 0) return refuse('booking_closed')
  const fitting = open.filter(({ spans }) => spans.some((span) => holds(span, wish)))
  if (fitting.length === 0) return refuse('booking_too_short', { minutes: minutesOfOffer(offer) })
  if (wish.userId && rivals.some((rival) => rival.userId === wish.userId && meets(rival, wish))) return refuse('booking_own')
  if (offer.is === 'table') {
    const seats = seatsLeft(wish, rivals, offer.seats, day.evening)
    return wish.people > seats ? refuse('booking_seats', { seats }) : { operatorId: null }
  }
  const free = fitting.filter(({ operatorId }) => isFree(wish, operatorId, rivals)).map(({ operatorId }) => operatorId)
  if (free.length === 0) return refuse('booking_taken')
  const named = free.filter((id) => id !== null)
  return { operatorId: leastLoaded(named, rivals) ?? null }
}
