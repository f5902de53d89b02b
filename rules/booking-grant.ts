import { openSpans, type Timetable } from './booking-hours.ts'
import { type Booking, leastLoaded, rivalsAt } from './booking-rivals.ts'
import { eveningOf, seatsLeft, TABLE_MINUTES } from './booking-seats.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { holds, meets, type Span } from './spans.ts'

/**
 * What can be booked: a table among so many seats, or a service by its operators; without any the activity serves one at a time.
 * Whoever waits at a table may be chosen too, and waits at others meanwhile.
 */
export type Offer = { timetable: Timetable } & (
  | { is: 'table'; seats: number; operators?: readonly string[] }
  | { is: 'service'; minutes: number; operators: readonly string[] }
)

/** How long a booking of it takes. */
export const minutesOfOffer = (offer: Offer): number => (offer.is === 'table' ? TABLE_MINUTES : offer.minutes)

/** One day of an offer, worked out once to be asked often: who serves when, and whom a wish has to give way to. */
export type OpenDay = {
  evening: Span
  rivals: readonly Booking[]
  /** Those of them that are hers who looks. */
  own: readonly Booking[]
  places: { operatorId: string | null; spans: Span[]; rivals: Booking[] }[]
}

/**
 * Works a day out.
 * @param rivals those of `rivalsOf`, of the day and the days beside it
 * @param search whose wish it is; and the operator she chose, else whoever offers it
 */
export function openDay(
  offer: Offer,
  date: string,
  rivals: readonly Booking[],
  { operatorId, userId }: { operatorId?: string | undefined; userId?: string | undefined },
): OpenDay {
  const { timetable } = offer
  const { operators = [] } = offer
  const all: readonly (string | null)[] = offer.is === 'service' && operators.length > 0 ? operators : [null]
  const chosen = operatorId && operators.length > 0 ? operators.filter((one) => one === operatorId) : all
  const ofSomebody = [...timetable.open, ...timetable.closed, ...(timetable.daysOff ?? [])]
  const hasOwnHours = (id: string | null) => ofSomebody.some((hours) => hours.operatorId === id)
  const ofAll = openSpans(timetable, date, null)
  return {
    evening: eveningOf(timetable.zone, date),
    rivals,
    own: userId ? rivals.filter((rival) => rival.userId === userId) : [],
    places: chosen.map((one) => ({
      operatorId: one,
      spans: one !== null && hasOwnHours(one) ? openSpans(timetable, date, one) : ofAll,
      rivals: rivalsAt(one, rivals),
    })),
  }
}

/** A wish in time: from when to when, and for how many. */
export type TimedWish = Span & { people: number }
/** A place that is granted, and who serves there. */
export type Grant = { operatorId: string | null }

/**
 * Who could serve a wish; null is nobody in particular. Spec §5, SEMANTICS 6.
 * @returns them; or booking_closed, booking_too_short {minutes}, booking_own, booking_seats {seats}, booking_taken
 */
export function whoIsFree(offer: Offer, day: OpenDay, wish: TimedWish): (string | null)[] | Refusal {
  const isRival = (rival: Booking) => meets(rival, wish)
  const open = day.places.filter(({ spans }) => spans.some(({ start, end }) => start <= wish.start && wish.start < end))
  if (open.length === 0) return refuse('booking_closed')
  const fitting = open.filter(({ spans }) => spans.some((span) => holds(span, wish)))
  if (fitting.length === 0) return refuse('booking_too_short', { minutes: minutesOfOffer(offer) })
  if (day.own.some(isRival)) return refuse('booking_own')
  if (offer.is === 'table') {
    const seats = seatsLeft(wish, day.rivals, offer.seats, day.evening)
    return wish.people > seats ? refuse('booking_seats', { seats }) : fitting.map(({ operatorId }) => operatorId)
  }
  const free = fitting.filter((place) => !place.rivals.some(isRival)).map(({ operatorId }) => operatorId)
  return free.length === 0 ? refuse('booking_taken') : free
}

/**
 * Is there a place for a wish? Asked under the lock of its day, so that every rival is seen; of those who could serve it whoever
 * has least to do.
 * @returns the place; or as `whoIsFree` refuses
 */
export function grant(offer: Offer, day: OpenDay, wish: TimedWish): Grant | Refusal {
  const free = whoIsFree(offer, day, wish)
  if (isRefusal(free)) return free
  const named = free.filter((id) => id !== null)
  return { operatorId: leastLoaded(named, day.rivals) ?? null }
}
