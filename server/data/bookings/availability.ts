import type { Availability } from '#contract/bookings.ts'
import { type DayState, dayStates, type DayTime, type Search, soonest, timesOf } from '#rules/booking-calendar.ts'
import { CALENDAR_DAYS } from '#rules/booking-request.ts'
import type { Booking as Taken } from '#rules/booking-rivals.ts'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import type { Reads, Work } from '../../work/work.ts'
import type { Place } from './offer.ts'
import { takenBetween } from './rows.ts'

/** What takes a place on these days and beside them, as the rules see it: whose it is stays here. @param exceptHeldOf whose held places do not count */
export function takenAround(w: Reads | Work, zone: string, days: { from: string; to: string }, exceptHeldOf?: string): Promise<Taken[]> {
  const [start, end] = [instantOf(zone, dayAfter(days.from, -1), '00:00'), instantOf(zone, dayAfter(days.to, 2), '00:00')]
  return takenBetween(w, { from: new Date(start), to: new Date(end), ...(exceptHeldOf && { exceptHeldOf }) })
}

/** What somebody looks for. `date`: of which day she wants the times by operator; `userId`: whose own bookings are told apart. */
export type Wish = {
  date?: string | undefined
  people: number
  operatorId?: string | null | undefined
  except?: string | undefined
  userId?: string | undefined
}

/** The same as the rules see it. */
export const searchOf = ({ people, operatorId, userId }: Wish): Search => ({
  people,
  ...(operatorId && { operatorId }),
  ...(userId && { userId }),
})

/** What a calendar says of each who may be chosen: her times of the day that is named, and when she is free first. */
export type ByOperator = Pick<Availability, 'operators' | 'soonest'>

/** When each who may be chosen is free first; of nobody where somebody is chosen already. */
export const soonestBy = (
  { operators }: Place,
  { operatorId }: Pick<Wish, 'operatorId'>,
  first: (id: string) => DayTime | undefined,
): Availability['soonest'] =>
  (operatorId ? [] : operators).flatMap(({ id }) => {
    const found = first(id)
    return found ? [{ bookingOperatorId: id, ...found }] : []
  })

/** A calendar as the wire has it. */
export function onWire(
  { offer }: Place,
  dates: DayState[],
  { operators, soonest }: ByOperator,
  { operatorId }: Pick<Wish, 'operatorId'>,
): Availability {
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
    operators,
    soonest,
  }
}

/** How the 35 days from today stand, worked out from the rows of now. */
export async function availabilityOf(w: Reads | Work, place: Place, wish: Wish): Promise<Availability> {
  const { offer, zone, operators } = place
  const { date, except, userId } = wish
  const now = w.now().getTime()
  const today = onTheWall(zone, now).day
  const taken = await takenAround(w, zone, { from: today, to: dayAfter(today, CALENDAR_DAYS - 1) }, userId)
  const setting = { bookings: taken, now, ...(except && { except }) }
  const search = searchOf(wish)
  const times = date
    ? operators.map(({ id }) => ({ bookingOperatorId: id, ...timesOf({ ...search, operatorId: id }, offer, date, setting) }))
    : []
  const firsts = soonestBy(place, wish, (id) => soonest({ ...search, operatorId: id }, offer, setting))
  return onWire(place, dayStates(search, offer, setting), { operators: times, soonest: firsts }, wish)
}
