import { type Grant, grant, minutesOfOffer, type Offer, openDay } from './booking-grant.ts'
import { checkWish, type Setting } from './booking-request.ts'
import { rivalsOf } from './booking-rivals.ts'
import { onTheWall } from './days.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import type { Span } from './spans.ts'

const MINUTE_MS = 60_000

/** Who stands at the door: a place from now on, at no time of the calendar. */
export type WalkIn = { people: number; operatorId?: string; userId?: string }
/** Where she sits: the day and the time of the wall, as a booking has them. */
export type Seat = Grant & Span & { date: string; time: string }

/**
 * Is there a place right now? A table is hers for two hours, or until the house closes; a service has to fit whole. LOOK "counter-2".
 * @returns the place, begun with this minute; or booking_people, booking_operator, or as `grant` refuses
 */
export function walkIn(wish: WalkIn, offer: Offer, { bookings, now }: Setting): Seat | Refusal {
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const { day: date, time } = onTheWall(offer.timetable.zone, start)
  const no = checkWish({ ...wish, date, time }, offer)
  if (no) return no
  const day = openDay(offer, date, rivalsOf(bookings, now), wish)
  const closing = day.places.flatMap(({ spans }) => spans).find((span) => span.start <= start && start < span.end)?.end
  const whole = start + minutesOfOffer(offer) * MINUTE_MS
  const end = offer.is === 'table' ? Math.min(whole, closing ?? whole) : whole
  const given = grant(offer, day, { start, end, people: wish.people })
  return isRefusal(given) ? given : { ...given, start, end, date, time }
}
