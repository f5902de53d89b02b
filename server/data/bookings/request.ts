import type { Grant } from '#rules/booking-grant.ts'
import { requestBooking } from '#rules/booking-request.ts'
import { type Seat, walkIn } from '#rules/booking-walk-in.ts'
import { dayAfter, isDay, onTheWall } from '#rules/days.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import type { Span } from '#rules/spans.ts'
import type { Work } from '../../work/work.ts'
import { availabilityOf, takenAround } from './availability.ts'
import type { Place } from './offer.ts'

/** What somebody asks for, on the activity's wall. `except`: the booking that moves. */
export type Wish = { date: string; time: string; people: number; operatorId?: string | null | undefined; except?: string }
export type Granted = Grant & Span

/** Refusals for want of a place: she is told what there is instead. SEMANTICS 6. */
const TAKEN: readonly string[] = ['booking_taken', 'booking_seats', 'booking_own']

/**
 * Queues everybody who wants a place on these days until commit. A booking may reach over midnight, so the day after is
 * taken too; in one order, so that two who swap never wait for each other. Hours and closings are read once it is held: before,
 * they may be those of before a closing. SEMANTICS 6.
 */
export const holdDays = (w: Work, ...days: string[]): Promise<void> =>
  w.lock(...days.filter(isDay).flatMap((day) => [`bookings ${day}`, `bookings ${dayAfter(day, 1)}`]))

/**
 * Grants a place, or says why there is none; to be called once the days are held.
 * @returns the place with its time; or as `requestBooking` refuses, for want of a place with the calendar of now
 */
export async function granted(
  w: Work,
  place: Place,
  { date, time, people, operatorId, except }: Wish,
  userId: string,
): Promise<Granted | Refusal> {
  const now = w.now().getTime()
  const day = isDay(date) ? date : onTheWall(place.zone, now).day
  const bookings = await takenAround(w, place.zone, { from: day, to: day }, userId)
  const wish = { date, time, people, userId, ...(operatorId && { operatorId }) }
  const given = requestBooking(wish, place.offer, { bookings, now, ...(except && { except }) })
  if (!isRefusal(given) || !TAKEN.includes(given.refused)) return given
  return { ...given, fresh: await availabilityOf(w, place, { date, people, operatorId, except, userId }) }
}

/**
 * Gives somebody who stands at the door a place from now on; to be called once today is held.
 * @returns the place with its time; or as `walkIn` refuses
 */
export async function seated(
  w: Work,
  place: Place,
  { people, operatorId }: { people: number; operatorId?: string | null | undefined },
  userId: string,
): Promise<Seat | Refusal> {
  const now = w.now().getTime()
  const today = onTheWall(place.zone, now).day
  const bookings = await takenAround(w, place.zone, { from: today, to: today }, userId)
  return walkIn({ people, userId, ...(operatorId && { operatorId }) }, place.offer, { bookings, now })
}
