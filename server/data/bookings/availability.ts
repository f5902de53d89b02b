import type { Availability } from '#contract/bookings.ts'
import { dayStates, type Search, timesOf } from '#rules/booking-calendar.ts'
import { CALENDAR_DAYS } from '#rules/booking-request.ts'
import type { Booking as Taken } from '#rules/booking-rivals.ts'
import { dayAfter, instantOf, isDay, onTheWall } from '#rules/days.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Reads, Work } from '../../work/work.ts'
import { type Place, placeOf } from './offer.ts'
import { takenBetween } from './rows.ts'

/** What takes a place on these days and beside them, as the rules see it: whose it is stays here. @param exceptHeldOf whose held places do not count */
export function takenAround(w: Reads | Work, zone: string, days: { from: string; to: string }, exceptHeldOf?: string): Promise<Taken[]> {
  const [start, end] = [instantOf(zone, dayAfter(days.from, -1), '00:00'), instantOf(zone, dayAfter(days.to, 2), '00:00')]
  return takenBetween(w, { from: new Date(start), to: new Date(end), ...(exceptHeldOf && { exceptHeldOf }) })
}

type Wish = {
  date?: string | undefined
  people: number
  operatorId?: string | null | undefined
  except?: string | undefined
  userId?: string | undefined
}

/** How the 35 days from today stand for somebody; `userId`: whose own bookings are told apart. */
export async function availabilityOf(
  w: Reads | Work,
  place: Place,
  { date, people, operatorId, except, userId }: Wish,
): Promise<Availability> {
  const { offer, zone, operators } = place
  const now = w.now().getTime()
  const today = onTheWall(zone, now).day
  const taken = await takenAround(w, zone, { from: today, to: dayAfter(today, CALENDAR_DAYS - 1) }, userId)
  const search: Search = { people, ...(operatorId && { operatorId }), ...(userId && { userId }) }
  const setting = { bookings: taken, now, ...(except && { except }) }
  const dates = dayStates(search, offer, setting)
  const { open, closed } = offer.timetable
  const wire = <H extends { operatorId?: string | null }>({ operatorId: id, ...hours }: H) => ({
    ...hours,
    ...(id && { bookingOperatorId: id }),
  })
  return {
    dates,
    openTimes: open.map(wire),
    closedTimes: closed.map(wire),
    fullReservations: dates.flatMap(({ date, full }) =>
      full.map((time) => ({ date, time, ...(operatorId && { bookingOperatorId: operatorId }) })),
    ),
    operators: date
      ? operators.map(({ id }) => ({ bookingOperatorId: id, ...timesOf({ ...search, operatorId: id }, offer, date, setting) }))
      : [],
  }
}

type Asked = {
  date?: string | undefined
  numberOfPeoples?: number | undefined
  bookingServiceId?: string | null | undefined
  bookingOperatorId?: string | null | undefined
  except?: string | undefined
  forGuest?: boolean | undefined
}

/** The calendar of what she looks for. Spec §7, SEMANTICS 13. */
export async function dates(w: Reads, asked: Asked): Promise<{ data: Availability } | Refusal> {
  const place = await placeOf(w, asked.bookingServiceId)
  if (isRefusal(place)) return place
  const { date, numberOfPeoples: people = 1, bookingOperatorId: operatorId, except, forGuest } = asked
  if (date !== undefined && !isDay(date)) return refuse('booking_day', { days: CALENDAR_DAYS })
  const userId = forGuest ? undefined : w.scope.customerId
  return { data: await availabilityOf(w, place, { date, people, operatorId, except, userId }) }
}
