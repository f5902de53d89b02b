import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '#contract/languages.ts'
import type { Given, ToDecline } from '#contract/reasons.ts'
import { nearestFree, timesOf } from '#rules/booking-calendar.ts'
import { requestBooking } from '#rules/booking-request.ts'
import { isDay, onTheWall } from '#rules/days.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { customers } from '../../db/schema/customers.ts'
import type { Work } from '../../work/work.ts'
import { takenAround } from '../bookings/availability.ts'
import { endWaiting, passOn, passOnFreed } from '../bookings/line.ts'
import { described, type Place, placed, placeOf } from '../bookings/offer.ts'
import { granted, holdDays, seated } from '../bookings/request.ts'
import { bookingById } from '../bookings/rows.ts'
import type { BookingRow } from '../bookings/shown.ts'
import { heard, remind, told } from '../bookings/told.ts'
import { keptAs } from '../reasons.ts'
import { keysOf, shownOne } from './day.ts'
import { customerByUser } from './rows.ts'

type Key = ReturnType<typeof keysOf>[number]

/** The rows of who has booked: a customer's, or of a guest without an account the activity's. */
const rowsOf = (w: Work, { userId }: BookingRow) =>
  userId === null ? w.all(bookings, 'counter') : w.customer(userId, 'counter').rows(bookings)

/** A booking as somebody saw it. `sequence`: of then, if she says so. */
type Seen = { id: string; sequence?: number | undefined }

/** What is to be done with a booking that was seen, and who reads the answer. */
type Deed = Seen & { key: Key; language: LanguageCode }

/**
 * A booking under the lock of its day and of the other days that are named, if staff may do this with it now. Whoever comes second
 * gets what the first said; nor does anybody answer for another day or more people than she saw, because it moved meanwhile.
 * @returns it; or not_found, own_card, forbidden, booking_step with the booking of now
 */
async function inHand(w: Work, { id, sequence, key, language }: Deed, ...days: string[]): Promise<BookingRow | Refusal> {
  const before = await w.all(bookings).first(bookingById, { id })
  if (!before) return refuse('not_found')
  await holdDays(w, before.date, ...days)
  const [row] = await rowsOf(w, before).hold(bookingById, { id })
  const isSeen = row && row.date === before.date && (sequence === undefined || row.sequence === sequence)
  if (isSeen && keysOf(row, w.now().getTime()).includes(key)) return row
  const now = await shownOne(w, id, language)
  return isRefusal(now) ? now : refuse('booking_step', undefined, { fresh: now.data })
}

type Change = Partial<Pick<BookingRow, 'status' | 'cancelledBy' | 'noShow' | 'date' | 'time' | 'people' | 'sequence'>>

/** Writes down what was done, and tells whoever looks at it or waits for it. */
async function done(w: Work, row: BookingRow, change: Change, is: Parameters<typeof told>[2]): Promise<BookingRow | Refusal> {
  const changed = await rowsOf(w, row).set(row.id, { ...change, updated: w.now() })
  if (!changed) return refuse('not_found')
  await told(w, changed, is)
  return changed
}

/** What is booked, as it can be had now. @returns it; or booking_service_gone where it is offered no more */
async function placeFor(w: Work, { serviceId }: BookingRow, asIfOpen = false): Promise<Place | Refusal> {
  const place = await placeOf(w, serviceId, asIfOpen)
  return isRefusal(place) ? refuse('booking_service_gone') : place
}

/** Staff chose nobody: who was to serve does it no more, which is said as such, with what is left to do. */
const orGone = (no: Refusal, { operatorName }: BookingRow): Refusal =>
  no.refused === 'booking_operator' ? refuse('booking_operator_gone', { name: operatorName ?? '' }) : no

/**
 * Is there still a place where it stands? It counts as taken while it waits, so that there is unless what the bundle offers, or its
 * hours, have changed. What staff have closed since cancels nothing that stands: they answer it as they like.
 */
async function recheck(w: Work, row: BookingRow): Promise<Refusal | undefined> {
  const place = await placeFor(w, row, true)
  if (isRefusal(place)) return place
  const taken = await takenAround(w, place.zone, { from: row.date, to: row.date }, row.userId ?? undefined)
  const { date, time, people, operatorId } = row
  const wish = { date, time, people, ...(operatorId !== null && { operatorId }) }
  const given = requestBooking(wish, place.offer, { bookings: taken, now: w.now().getTime(), except: row.id })
  return isRefusal(given) ? orGone(given, row) : undefined
}

/** Accepts one that waits. @returns it; or as `inHand`, `placeFor` and `requestBooking` refuse, booking_operator_gone */
export async function accept(w: Work, seen: Seen, language: LanguageCode) {
  const row = await inHand(w, { ...seen, key: 'accept', language })
  if (isRefusal(row)) return row
  const no = (await recheck(w, row)) ?? (await done(w, row, { status: 'Y' }, 'accepted'))
  if (isRefusal(no)) return no
  return shownOne(w, row.id, language)
}

/** Declines one that waits or is confirmed, and offers her what is free near it. @returns it; or as `inHand` refuses */
export async function decline(w: Work, { reason: given, ...seen }: Seen & { reason: Given<ToDecline> }, language: LanguageCode) {
  const row = await inHand(w, { ...seen, key: 'decline', language })
  if (isRefusal(row)) return row
  const { id } = row
  const { reason, reasonCode } = keptAs(given)
  const why = { reason: reason ?? '', reasonCode }
  const changed = await rowsOf(w, row).set(id, { status: 'N', ...why, cancelledBy: w.scope.actor.id, updated: w.now() })
  if (!changed) return refuse('not_found')
  await passOnFreed(w, row.date)
  const near = await freeNear(w, changed)
  const offered = near.length > 0 ? await rowsOf(w, row).set(id, { near }) : changed
  await told(w, offered ?? changed, 'declined')
  return shownOne(w, id, language)
}

/** The free times nearest to hers on that day, whoever serves then, but for her own; to be looked for once who waits has been served. */
async function freeNear(w: Work, { userId, date, time, people, serviceId }: BookingRow): Promise<string[]> {
  const place = await placeOf(w, serviceId)
  if (userId === null || isRefusal(place)) return []
  const taken = await takenAround(w, place.zone, { from: date, to: date }, userId)
  const { free } = timesOf({ people, userId }, place.offer, date, { bookings: taken, now: w.now().getTime() })
  const others = free.filter((one) => one !== time)
  return nearestFree(others, time)
}

/** She is there: nobody is told, and her place is nobody else's any more. @returns it; or as `inHand` refuses */
export async function arrive(w: Work, id: string, language: LanguageCode) {
  const row = await inHand(w, { id, key: 'arrive', language })
  if (isRefusal(row)) return row
  const changed = await rowsOf(w, row).set(id, { arrived: w.now() })
  if (!changed) return refuse('not_found')
  await heard(w, changed)
  return shownOne(w, id, language)
}

/** She has not come: what is left of her time is free again. @returns it; or as `inHand` refuses */
export async function absent(w: Work, id: string, language: LanguageCode) {
  const row = await inHand(w, { id, key: 'absent', language })
  if (isRefusal(row)) return row
  const changed = await done(w, row, { status: 'N', noShow: true, cancelledBy: w.scope.actor.id }, 'absent')
  if (isRefusal(changed)) return changed
  await passOnFreed(w, row.date)
  return shownOne(w, id, language)
}

type Move = { date: string; timeStart: string; numberOfPeople?: number | undefined; bookingOperatorId?: string | null | undefined }

/** Moves one: the old place stays hers until she has the new one. One that waits goes on waiting. @returns it; or as `inHand`, `placeFor` and `granted` refuse, booking_operator_gone */
export async function move(w: Work, { id, sequence, ...wish }: Seen & Move, language: LanguageCode) {
  const row = await inHand(w, { id, sequence, key: 'move', language }, wish.date)
  if (isRefusal(row)) return row
  const { date, timeStart: time, numberOfPeople: people = row.people, bookingOperatorId: operatorId = row.operatorId } = wish
  await passOn(w, date)
  const place = await placeFor(w, row)
  if (isRefusal(place)) return place
  const given = await granted(w, place, { date, time, people, operatorId, except: id }, row.userId ?? '')
  if (isRefusal(given)) return operatorId === row.operatorId ? orGone(given, row) : given
  const change = { date, time, people, ...placed(place, given), sequence: row.sequence + 1 }
  const changed = await done(w, row, change, 'moved')
  if (isRefusal(changed)) return changed
  await remind(w, changed)
  await endWaiting(w, changed)
  await passOnFreed(w, row.date)
  return shownOne(w, id, language)
}

type Taken = {
  customerId?: string | null | undefined
  name?: string | undefined
  date?: string | undefined
  timeStart?: string | undefined
  numberOfPeople?: number | undefined
  bookingServiceId?: string | null | undefined
  bookingOperatorId?: string | null | undefined
  note?: string | undefined
}

/** Does she stand at the door, rather than call for a time to come? */
const isWalkIn = ({ date, timeStart }: Taken) => date === undefined && timeStart === undefined

/** A place at a time of the calendar, or from now on for who stands at the door; to be called once its day is held. */
async function sought(w: Work, place: Place, date: string, wish: Taken) {
  const { timeStart: time = '', numberOfPeople: people = 1, bookingOperatorId: operatorId } = wish
  const userId = wish.customerId ?? ''
  if (isDay(date)) await passOn(w, date)
  if (isWalkIn(wish)) return seated(w, place, { people, operatorId }, userId)
  const given = await granted(w, place, { date, time, people, operatorId }, userId)
  return isRefusal(given) ? given : { ...given, date, time }
}

/**
 * Takes a booking for somebody, confirmed at once.
 * @returns it; or not_found for a customer or a service that is not there, own_card, or as `granted` and `walkIn` refuse
 */
export async function take(w: Work, wish: Taken, language: LanguageCode) {
  const here = await w.activity()
  const day = wish.date ?? onTheWall(here?.zone ?? 'UTC', w.now().getTime()).day
  await holdDays(w, day)
  const place = await placeOf(w, wish.bookingServiceId)
  if (isRefusal(place)) return place
  const { customerId, name = '', note = '', numberOfPeople: people = 1 } = wish
  if (customerId && !(await w.all(customers).first(customerByUser, { userId: customerId }))) return refuse('not_found')
  const given = await sought(w, place, day, wish)
  if (isRefusal(given)) return given
  const now = w.now()
  const fields = {
    date: given.date,
    time: given.time,
    people,
    ...placed(place, given),
    ...described(place),
    status: 'Y' as const,
    arrived: isWalkIn(wish) ? now : null,
    note,
    created: now,
    updated: now,
  }
  const row = customerId
    ? await w.customer(customerId, 'counter').rows(bookings).add(fields)
    : await w.all(bookings, 'counter').add({ ...fields, id: randomUUID(), guest: name })
  await told(w, row, 'confirmed')
  await remind(w, row)
  await endWaiting(w, row)
  return shownOne(w, row.id, language)
}
