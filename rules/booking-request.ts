import { type Grant, grant, minutesOfOffer, type Offer, openDay } from './booking-grant.ts'
import { type Booking, rivalsOf } from './booking-rivals.ts'
import { gridOf } from './booking-starts.ts'
import { dayAfter, instantOf, isDay, isOnTheWall, isTime, minutesOf, onTheWall } from './days.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Span } from './spans.ts'

/** The calendar shows so many days, today among them. Spec §9. */
export const CALENDAR_DAYS = 35

/** What a customer asks for, on the activity's wall: `YYYY-MM-DD`, `HH:mm`. Without an operator anybody may serve her. */
export type Wish = { date: string; time: string; people: number; operatorId?: string; userId?: string }
/** Against what it is judged. `except`: her booking that moves, or her held place. */
export type Setting = { bookings: readonly Booking[]; now: number; except?: string }

function checkDate(date: string, zone: string, now: number): Refusal | undefined {
  const today = onTheWall(zone, now).day
  const isShown = isDay(date) && date >= today && date <= dayAfter(today, CALENDAR_DAYS - 1)
  return isShown ? undefined : refuse('booking_day', { days: CALENDAR_DAYS })
}

function checkTime({ date, time }: Wish, { zone, granularity }: Offer['timetable']): Refusal | undefined {
  const isOnGrid = isTime(time) && minutesOf(time) % gridOf(granularity) === 0 && isOnTheWall(zone, date, time)
  return isOnGrid ? undefined : refuse('booking_time')
}

/** As many seats as a house has that does not count them. */
export const UNCOUNTED = Number.MAX_SAFE_INTEGER
/** The most that can be asked for at once where no seats are counted. */
const MOST_PEOPLE = 99

/** Can so many be served, by whom she chose? @returns nothing; or booking_people, booking_operator */
export function checkWish(wish: Wish, offer: Offer): Refusal | undefined {
  const isCounted = offer.is === 'table' && offer.seats < UNCOUNTED
  const most = isCounted ? offer.seats : MOST_PEOPLE
  if (!Number.isInteger(wish.people) || wish.people < 1) return refuse('booking_people', { most })
  if (!isCounted && wish.people > most) return refuse('booking_people', { most })
  const { operators = [] } = offer
  const isOffered = !wish.operatorId || operators.includes(wish.operatorId) || (offer.is === 'table' && operators.length === 0)
  return isOffered ? undefined : refuse('booking_operator')
}

/**
 * May this be booked? The app asks before it sends, the server decides under the lock of the day. Spec §5, SEMANTICS 6.
 * @returns the place with its time in milliseconds; or booking_day, booking_time, booking_people, booking_operator,
 * booking_past, or one of the refusals of `grant`
 */
export function requestBooking(wish: Wish, offer: Offer, { bookings, now, except }: Setting): (Grant & Span) | Refusal {
  const { zone } = offer.timetable
  const no = checkDate(wish.date, zone, now) ?? checkTime(wish, offer.timetable) ?? checkWish(wish, offer)
  if (no) return no
  const start = instantOf(zone, wish.date, wish.time)
  if (start <= now) return refuse('booking_past')
  const span = { start, end: start + minutesOfOffer(offer) * 60_000 }
  const day = openDay(offer, wish.date, rivalsOf(bookings, now, except), wish)
  const given = grant(offer, day, { ...span, people: wish.people })
  return isRefusal(given) ? given : { ...given, ...span }
}
