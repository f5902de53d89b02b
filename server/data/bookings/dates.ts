import type { Availability } from '#contract/bookings.ts'
import { calendarDays, type DayState, dayState, reachOf, soonestOf, timesOf } from '#rules/booking-calendar.ts'
import { CALENDAR_DAYS } from '#rules/booking-request.ts'
import { type Booking as Taken, rivalsOf } from '#rules/booking-rivals.ts'
import { dayAfter, instantOf, isDay } from '#rules/days.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { meets } from '#rules/spans.ts'
import type { Reads } from '../../work/work.ts'
import { onWire, searchOf, soonestBy, type Wish } from './availability.ts'
import { type Bucket, type Lasting, type Sources, sourcesOf, utcDaysOf } from './known.ts'

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
  const sources = await sourcesOf(w, asked.bookingServiceId)
  if (isRefusal(sources)) return sources
  const { date, numberOfPeoples: people = 1, bookingOperatorId: operatorId, forGuest } = asked
  if (date !== undefined && !isDay(date)) return refuse('booking_day', { days: CALENDAR_DAYS })
  const { customerId, actor } = w.scope
  const buckets = [...sources.moment.days.values()]
  // To whom nothing here belongs, the calendar is everybody's.
  const isHers = !forGuest && customerId !== undefined && hasSome(customerId, buckets)
  // Nobody looks behind what others have booked: the place would seem free, and who has it could be told.
  const mayMove = may(actor.roles, 'counter') || isOf(customerId, asked.except, buckets)
  const wish = { date, people, operatorId, except: mayMove ? asked.except : undefined, userId: isHers ? customerId : undefined }
  return { data: answerOf(sources, wish, w.now().getTime()) }
}

const hasSome = (userId: string, buckets: readonly Bucket[]) => buckets.some(({ whose }) => whose.has(userId))
const isOf = (userId: string | undefined, id: string | undefined, buckets: readonly Bucket[]) =>
  buckets.some(({ taken }) => taken.some((one) => one.id === id && one.userId === userId))
const isStill = <T>(known: Lasting<T> | undefined, versions: string, now: number): known is Lasting<T> =>
  known?.versions === versions && known.from <= now && now < known.until

/** From memory as long as nothing has changed and no time has gone by; the booking that moves is in nobody else's way. */
function answerOf(sources: Sources, wish: Wish, now: number): Availability {
  const { known, moment, serviceId } = sources
  const { date, people, operatorId, userId } = wish
  const key = JSON.stringify([serviceId, date, people, operatorId ?? null, userId])
  const last = wish.except ? undefined : known.answers.get(key)
  if (isStill(last, moment.text, now)) return last.value
  const { value, until } = calendar(sources, wish, now)
  if (!wish.except) known.answers.set(key, { value, versions: moment.text, from: now, until })
  return value
}

function calendar(sources: Sources, wish: Wish, now: number): Pick<Lasting<Availability>, 'value' | 'until'> {
  const { zone, offer, operators } = sources.place
  const days = calendarDays(zone, now)
  const states = days.map((date) => stateOf(sources, wish, date, now))
  const { date, except } = wish
  const bookings = date ? aroundOf(sources, wish, date).taken : []
  const times = date
    ? operators.map(({ id }) => ({
        bookingOperatorId: id,
        ...timesOf({ ...searchOf(wish), operatorId: id }, offer, date, { bookings, now, ...(except && { except }) }),
      }))
    : []
  // Each is as long so as the days that were looked at for it.
  const looked: number[] = []
  const soonest = soonestBy(sources.place, wish, (id) =>
    soonestOf(days, (day) => {
      const { value, until } = stateOf(sources, { ...wish, operatorId: id }, day, now)
      looked.push(until)
      return value.free
    }),
  )
  const ends = [
    instantOf(zone, dayAfter(days[0] ?? '', 1), '00:00'),
    ...states.map(({ until }) => until),
    ...times.map((one) => firstOf(zone, { date: date ?? '', ...one })),
    ...looked,
  ]
  const value = onWire(
    sources.place,
    states.map(({ value }) => value),
    { operators: times, soonest },
    wish,
  )
  return { value, until: Math.min(...ends) }
}

/** What takes a place as far as a booking of a day can reach, but places held for her who looks; and under which versions. */
function aroundOf({ moment, place }: Sources, { userId }: Wish, date: string) {
  const reach = reachOf(place.zone, date)
  const buckets = utcDaysOf(reach).flatMap((day) => moment.days.get(day) ?? [])
  const byId = new Map(buckets.flatMap(({ taken }) => taken).map((one) => [one.id, one]))
  const counts = (one: Taken) => meets(one, reach) && (one.status !== 'held' || one.userId !== userId)
  return { buckets, taken: [...byId.values()].filter(counts) }
}

/** How a day stands. What concerns nobody in particular is remembered until one of its versions changes. */
function stateOf(sources: Sources, wish: Wish, date: string, now: number): Pick<Lasting<DayState>, 'value' | 'until'> {
  const { known, moment, place, serviceId } = sources
  const { people, operatorId, except, userId } = wish
  const buckets = utcDaysOf(reachOf(place.zone, date)).flatMap((day) => moment.days.get(day) ?? [])
  const isOrdinary = !(userId && hasSome(userId, buckets)) && !buckets.some(({ taken }) => taken.some(({ id }) => id === except))
  const versions = [moment.house, ...buckets.map(({ version }) => version)].join(' ')
  const key = JSON.stringify([serviceId, date, people, operatorId ?? null])
  const last = isOrdinary ? known.states.get(key) : undefined
  if (isStill(last, versions, now)) return last
  const { taken } = aroundOf(sources, wish, date)
  const value = dayState(searchOf(wish), place.offer, date, { rivals: rivalsOf(taken, now, except), now })
  const expiries = taken.flatMap(({ expires }) => (expires !== undefined && expires > now ? expires : []))
  const until = Math.min(firstOf(place.zone, value), ...expiries)
  if (isOrdinary) known.states.set(key, { value, versions, from: now, until })
  return { value, until }
}

/** When the first of a day's times has gone by. */
const firstOf = (zone: string, { date, free, full }: Pick<DayState, 'date' | 'free' | 'full'>): number =>
  Math.min(...[free[0], full[0]].flatMap((time) => (time === undefined ? [] : instantOf(zone, date, time))))
