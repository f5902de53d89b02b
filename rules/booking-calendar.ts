import { minutesOfOffer, type Offer, openDay, whoIsFree } from './booking-grant.ts'
import { CALENDAR_DAYS, type Setting, type Wish } from './booking-request.ts'
import { type Booking, rivalsOf } from './booking-rivals.ts'
import { type Start, startsOn } from './booking-starts.ts'
import { dayAfter, instantOf, minutesOf, onTheWall } from './days.ts'
import { isRefusal } from './refusal.ts'
import { holds, meets, type Span } from './spans.ts'

/** `closed`: nobody can be served that day, or no longer; `own`: she has a booking then. SEMANTICS 13. */
export type DayStatus = 'open' | 'closed' | 'full' | 'own'
/** What is looked for, whatever the day and the time. */
export type Search = Omit<Wish, 'date' | 'time'>

const DAY_MS = 86_400_000

/** The days that the calendar shows, from today on the wall of the place. */
export function calendarDays(zone: string, now: number): string[] {
  const today = onTheWall(zone, now).day
  return Array.from({ length: CALENDAR_DAYS }, (_, ahead) => dayAfter(today, ahead))
}

/** As far as a booking of a day can reach: it may go on after midnight. */
export function reachOf(zone: string, date: string): Span {
  const midnight = instantOf(zone, date, '00:00')
  return { start: midnight, end: midnight + 2 * DAY_MS }
}

/** Those that a booking of a day can meet. */
function nearTo(zone: string, date: string, rivals: readonly Booking[]): Booking[] {
  const reach = reachOf(zone, date)
  return rivals.filter((rival) => meets(rival, reach))
}

/** The times of a day that are still to come and long enough, and those of them that would be granted. */
function startsOf(search: Search, offer: Offer, date: string, { rivals, now }: { rivals: readonly Booking[]; now: number }) {
  const day = openDay(offer, date, rivals, search)
  const spans = day.places.flatMap((place) => place.spans)
  const distinct = new Map(spans.map((span) => [`${span.start} ${span.end}`, span]))
  const taking = ({ at }: Start) => ({ start: at, end: at + minutesOfOffer(offer) * 60_000 })
  const fits = (start: Start) => spans.some((span) => holds(span, taking(start)))
  const ahead = startsOn(offer.timetable, date, [...distinct.values()]).filter((start) => start.at > now && fits(start))
  const isGranted = (start: Start) => !isRefusal(whoIsFree(offer, day, { people: search.people, ...taking(start) }))
  return { ahead, free: ahead.filter(isGranted) }
}

/** The times of a day still to come, `HH:mm`: those that would be granted if nobody was faster, and those that are taken. */
export function timesOf(
  search: Search,
  offer: Offer,
  date: string,
  { bookings, now, except }: Setting,
): { free: string[]; full: string[] } {
  const rivals = nearTo(offer.timetable.zone, date, rivalsOf(bookings, now, except))
  return timesIn(startsOf(search, offer, date, { rivals, now }))
}

function timesIn({ ahead, free }: Record<'ahead' | 'free', Start[]>) {
  const full = ahead.filter((start) => !free.includes(start))
  return { free: free.map(({ time }) => time), full: full.map(({ time }) => time) }
}

/**
 * A day, how it stands for her, and its times still to come, `HH:mm`: those that would be granted, and those that are taken.
 * `over`: closed because its last time has gone by, while whoever is there may still be served.
 */
export type DayState = { date: string; status: DayStatus; over?: true; free: string[]; full: string[] }

/** How one day stands. @param rivals those of `rivalsOf` that a booking of the day can meet */
export function dayState(
  search: Search,
  offer: Offer,
  date: string,
  { rivals, now }: { rivals: readonly Booking[]; now: number },
): DayState {
  const isHers = ({ status, userId }: Booking) => status !== 'held' && userId !== undefined && userId === search.userId
  const isOwn = rivals.some((rival) => isHers(rival) && onTheWall(offer.timetable.zone, rival.start).day === date)
  const { ahead, free } = startsOf(search, offer, date, { rivals, now })
  const status = isOwn ? 'own' : free.length > 0 ? 'open' : ahead.length > 0 ? 'full' : 'closed'
  const hasBegun = reachOf(offer.timetable.zone, date).start <= now
  const isOver = status === 'closed' && hasBegun && startsOf(search, offer, date, { rivals, now: 0 }).ahead.length > 0
  return { date, status, ...(isOver && { over: true }), ...timesIn({ ahead, free }) }
}

/** The 35 days from today. SEMANTICS 6, 13. */
export function dayStates(search: Search, offer: Offer, { bookings, now, except }: Setting): DayState[] {
  const { zone } = offer.timetable
  const rivals = rivalsOf(bookings, now, except)
  return calendarDays(zone, now).map((date) => dayState(search, offer, date, { rivals: nearTo(zone, date, rivals), now }))
}

/** A time of a day, `YYYY-MM-DD` and `HH:mm`. */
export type DayTime = { date: string; time: string }

/** The first free time of these days, each of which is worked out only while those before it have none. */
export function soonestOf(days: readonly string[], freeOn: (date: string) => readonly string[]): DayTime | undefined {
  for (const date of days) {
    const [time] = freeOn(date)
    if (time !== undefined) return { date, time }
  }
  return undefined
}

/** The first time of the 35 days from today that would be granted. */
export function soonest(search: Search, offer: Offer, { bookings, now, except }: Setting): DayTime | undefined {
  const { zone } = offer.timetable
  const rivals = rivalsOf(bookings, now, except)
  const freeOn = (date: string) => dayState(search, offer, date, { rivals: nearTo(zone, date, rivals), now }).free
  return soonestOf(calendarDays(zone, now), freeOn)
}

/** The free times nearest to one that is gone, in order of the day; of two as near the earlier. */
export const nearestFree = (free: readonly string[], time: string, count = 3): string[] =>
  free
    .map((one) => ({ one, away: Math.abs(minutesOf(one) - minutesOf(time)) }))
    .sort((a, b) => a.away - b.away || a.one.localeCompare(b.one))
    .slice(0, count)
    .map(({ one }) => one)
    .sort()
