import { requestBooking } from '#rules/booking-request.ts'
import { timesOf } from '#rules/booking-calendar.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import type { Span } from '#rules/spans.ts'
import { isHeld, letGo, offers, type Waiting } from '#rules/waiting-list.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { waitingExpiry } from '../../jobs/definitions.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { takenAround } from './availability.ts'
import { type Place, placeOf } from './offer.ts'
import { linesOf, setHeld, setWaiting, waitingsFrom } from './rows.ts'
import type { BookingRow } from './shown.ts'

export type WaitingRow = Row<typeof bookingWaitings>

/** How long a place is held for who waited for it, in minutes; never longer than until it begins. */
export const HOLD_MINUTES = 30

/** One who waits, as the rule sees her. */
export const asWaiting = ({ id, created, seq, people, state, expires }: WaitingRow): Waiting => ({
  id,
  created: created.getTime(),
  seq,
  people,
  state,
  ...(expires && { expires: expires.getTime() }),
})

/** Those who wait on these days or have a place held, whoever came first at the front. */
export const lines = (w: Reads | Work, dates: string[]): Promise<WaitingRow[]> => w.all(bookingWaitings).list(linesOf, { dates })

/** The days from today on that somebody waits for or has a place held of. */
export async function awaitedDays(w: Reads): Promise<string[]> {
  const today = onTheWall((await w.activity())?.zone ?? 'UTC', w.now().getTime()).day
  const rows = await w.all(bookingWaitings).list(waitingsFrom, { date: today })
  return [...new Set(rows.filter(({ state }) => state !== 'passed').map(({ date }) => date))]
}

const factsOf = ({ id: bookingId, date, time, people, serviceTitle: service, translations, created }: WaitingRow) => ({
  bookingId,
  about: created.toISOString(),
  date,
  time: time ?? '',
  people,
  service,
  translations,
})

/**
 * Gives what is free on a day to who waits for it, in order, each for a while that she is told; what was not taken in time goes to
 * the next. To be called under the lock of the day, before anybody else is given a place of it and after one has become free.
 */
export async function passOn(w: Work, date: string): Promise<void> {
  const rows = await lines(w, [date])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const now = w.now().getTime()
  const over = letGo(rows.map(asWaiting), now)
  for (const { id } of over) {
    const row = byId.get(id)
    if (!row) continue
    await setHeld(w, id, undefined)
    await w.changed(row.userId, 'bookings', id)
    await w.tell(row.userId, news('placePassed', { ...factsOf(row), time: row.heldTime ?? '' }))
  }
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const isOffered = waiting.length > 0 && (await offer(w, date, waiting))
  // Who asks next may be refused just because of these places: she would undo that they are held, and each after her again.
  if (isOffered || over.length > 0) w.enqueueIfRefused(waitingExpiry, { activityId: w.scope.activityId, date })
  if (over.length > 0) await askBeside(w, date)
}

/** Whoever waits for a day beside this one is given what reached over midnight; once this is committed, under the lock of that day. */
async function askBeside(w: Work, date: string): Promise<void> {
  const beside = await lines(w, [dayAfter(date, -1), dayAfter(date, 1)])
  const days = new Set(beside.filter(({ state }) => state === 'waiting').map((row) => row.date))
  for (const day of days) await w.enqueue(waitingExpiry, { activityId: w.scope.activityId, date: day })
}

/** Something of a day has become free: it goes to who waits, on the days beside it too. To be called under the lock of the day. */
export async function passOnFreed(w: Work, date: string): Promise<void> {
  await passOn(w, date)
  await askBeside(w, date)
}

/**
 * Whoever has booked waits no longer for what she has; a place that was held for her beside it goes to the next, and so does one of
 * another service that she cannot take any more, as it meets what she has. To be called wherever she is given a place, by herself
 * or by staff, before what she had is passed on: she would be offered it.
 */
export async function endWaiting(w: Work, { userId, date, serviceId, start, end }: BookingRow): Promise<void> {
  if (userId === null) return
  const hers = w.scope.customerId === userId ? w.mine(bookingWaitings) : w.customer(userId, 'counter').rows(bookingWaitings)
  const waited = (await hers.list(waitingsFrom, { date })).filter((one) => one.date === date)
  const over = waited.filter((one) => one.serviceId === serviceId)
  const meetsIt = ({ heldStart, heldEnd }: WaitingRow) =>
    heldStart !== null && heldEnd !== null && heldStart.getTime() < end.getTime() && start.getTime() < heldEnd.getTime()
  const missed = waited.filter((one) => one.serviceId !== serviceId && one.state === 'held' && meetsIt(one))
  for (const { id } of over) await hers.removeOne(id)
  for (const { id } of missed) await setHeld(w, id, undefined)
  if (missed.length > 0 || over.some(({ state }) => state === 'held')) await passOnFreed(w, date)
}

/** A place that is held for somebody, in milliseconds, on a day of the wall. */
export type HeldPlace = Span & { date: string; operatorId: string | null }

/**
 * Ends what is held on these days and cannot be had any more, since it was closed: she waits on where she stood in the line, and is told,
 * unless she is given another place at once. To be called under the locks of the days.
 * @returns how many
 */
export async function endHeld(w: Work, days: string[], isLost: (place: HeldPlace) => boolean): Promise<number> {
  const now = w.now().getTime()
  const over = (await lines(w, days)).filter((row) => {
    const { date, heldStart, heldEnd, heldOperatorId: operatorId } = row
    if (!heldStart || !heldEnd || !isHeld(asWaiting(row), now)) return false
    return isLost({ date, operatorId, start: heldStart.getTime(), end: heldEnd.getTime() })
  })
  if (over.length === 0) return 0
  for (const { id } of over) await setWaiting(w, id)
  for (const day of days) await passOnFreed(w, day)
  const isHeldAgain = new Set((await lines(w, days)).filter(({ state }) => state === 'held').map(({ id }) => id))
  for (const row of over) {
    await w.changed(row.userId, 'bookings', row.id)
    if (isHeldAgain.has(row.id)) continue
    const [facts, until] = [factsOf(row), row.expires?.toISOString()]
    const about = `${facts.about} ${until}`
    await w.tell(row.userId, news('placePassed', { ...facts, about, time: row.heldTime ?? '', isClosed: true }))
  }
  return over.length
}

type Held = NonNullable<Parameters<typeof setHeld>[2]>

/** @returns whether somebody has a place now */
async function offer(w: Work, date: string, waiting: WaitingRow[]): Promise<boolean> {
  const places = new Map<string | null, Place>()
  for (const { serviceId } of waiting) {
    const place = places.has(serviceId) ? undefined : await placeOf(w, serviceId)
    if (place && !isRefusal(place)) places.set(serviceId, place)
  }
  const [first] = places.values()
  if (!first) return false
  const now = w.now().getTime()
  const taken = await takenAround(w, first.zone, { from: date, to: date })
  const held = new Map<string, Held>()
  const fits = ({ id }: Waiting): boolean => {
    const row = waiting.find((one) => one.id === id)
    const place = row && places.get(row.serviceId)
    if (!place) return false
    const { userId, people, operatorId, time } = row
    const search = { people, userId, ...(operatorId && { operatorId }) }
    const setting = { bookings: taken, now }
    for (const one of time === null ? timesOf(search, place.offer, date, setting).free : [time]) {
      const given = requestBooking({ ...search, date, time: one }, place.offer, setting)
      if (isRefusal(given)) continue
      const expires = Math.min(now + HOLD_MINUTES * 60_000, given.start)
      taken.push({ id, status: 'held', people, userId, operatorId: given.operatorId, start: given.start, end: given.end, expires })
      held.set(id, {
        heldTime: one,
        heldStart: new Date(given.start),
        heldEnd: new Date(given.end),
        heldOperatorId: given.operatorId,
        expires: new Date(expires),
      })
      return true
    }
    return false
  }
  for (const { id } of offers(waiting.map(asWaiting), fits)) {
    const [row, place] = [waiting.find((one) => one.id === id), held.get(id)]
    if (!row || !place) continue
    await setHeld(w, id, place)
    await w.changed(row.userId, 'bookings', id)
    const until = onTheWall(first.zone, place.expires.getTime()).time
    await w.tell(row.userId, news('placeHeld', { ...factsOf(row), time: place.heldTime, until }))
    await w.enqueue(waitingExpiry, { activityId: w.scope.activityId, date, expires: place.expires.toISOString() }, place.expires)
  }
  return held.size > 0
}
