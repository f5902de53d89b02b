import { openSpans, type Timetable } from './booking-hours.ts'
import { type Booking, leastLoaded, rivalsAt } from './booking-rivals.ts'
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

/** One day of an offer, worked out once to be asked often: who serves when, and whom a wish has to give way to. */
export type OpenDay = {
  evening: Span
  rivals: readonly Booking[]
  places: { operatorId: string | null; spans: Span[]; rivals: Booking[] }[]
}

/**
 * Works a day out.
 * @param rivals those of `rivalsOf`, of the day and the days beside it   @param operatorId the one she chose; else whoever offers it
 */
export function openDay(offer: Offer, date: string, rivals: readonly Booking[], operatorId?: string): OpenDay {
  const { timetable } = offer
  const all: readonly (string | null)[] = offer.is === 'service' && offer.operators.length > 0 ? offer.operators : [null]
  const chosen = operatorId && offer.is === 'service' ? all.filter((one) => one === operatorId) : all
  return {
    evening: eveningOf(timetable.zone, date),
    rivals,
    places: chosen.map((one) => ({ operatorId: one, spans: openSpans(timetable, date, one), rivals: rivalsAt(one, rivals) })),
  }
}

/** A wish in time: from when to when, and for how many. */
export type TimedWish = Span & { people: number; userId?: string }
/** A place that is granted, and who serves there. */
export type Grant = { operatorId: string | null }

/**
 * Is there a place for a wish? Asked under the lock of its day, so that every rival is seen. Spec §5, SEMANTICS 6.
 * @returns the place; or booking_closed, booking_too_short {minutes}, booking_own, booking_seats {seats}, booking_taken
 */
export function grant(offer: Offer, day: OpenDay, wish: TimedWish): Grant | Refusal {
  const isRival = (rival: Booking) => meets(rival, wish)
  const open = day.places.filter(({ spans }) => spans.some(({ start, end }) => start <= wish.start && wish.start < end))
  if (open.length === 0) return refuse('booking_closed')
  const fitting = open.filter(({ spans }) => spans.some((span) => holds(span, wish)))
  if (fitting.length === 0) return refuse('booking_too_short', { minutes: minutesOfOffer(offer) })
  if (wish.userId && day.rivals.some((rival) => rival.userId === wish.userId && isRival(rival))) return refuse('booking_own')
  if (offer.is === 'table') {
    const seats = seatsLeft(wish, day.rivals, offer.seats, day.evening)
    return wish.people > seats ? refuse('booking_seats', { seats }) : { operatorId: null }
  }
  const free = fitting.filter((place) => !place.rivals.some(isRival)).map(({ operatorId }) => operatorId)
  if (free.length === 0) return refuse('booking_taken')
  const named = free.filter((id) => id !== null)
  return { operatorId: leastLoaded(named, day.rivals) ?? null }
}
