import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { checkCancel } from '#rules/booking-cancel.ts'
import { cents, moneyOf } from '#rules/money.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { bookingOperators, bookings, bookingServices } from '../../db/schema/bookings.ts'
import { cut } from '../../work/sorting.ts'
import type { Reads, Work } from '../../work/work.ts'
import { wordsIn } from '../../words.ts'
import { endWaiting, passOn, passOnFreed } from './line.ts'
import { described, type Place, placed, placeOf, settingsOf } from './offer.ts'
import { granted, holdDays } from './request.ts'
import { bookingById, operatorsInTurn, past, servicesBy, upcoming } from './rows.ts'
import { asTaken, type BookingRow, shownBooking } from './shown.ts'
import { remind, told } from './told.ts'

/** Spec §3, Booking settings. */
export async function settings(w: Reads) {
  const found = await settingsOf(w)
  if (isRefusal(found)) return found
  const { startTime, endTime, granularity, seats, confirm, cancelHours } = found.settings
  const waiters = found.hasWaiters ? found.operators : []
  return {
    data: {
      startTime,
      endTime,
      timeCalendar: granularity,
      bookingNumberOfHour: seats,
      bookingConfirm: confirm,
      cancelHours,
      bookingOperators: waiters.map(({ id, fullName, image }) => ({ id, fullName, image })),
    },
  }
}

/** What can be booked, by title. Spec §7. */
export async function services(w: Reads, paging: Paging, language: LanguageCode) {
  const { rows, totalRows } = await w.all(bookingServices).page(cut(paging), servicesBy(paging as { sortBy?: 'title' }))
  const operators = await w.all(bookingOperators).list(operatorsInTurn)
  const data = rows.map(({ id, title, description, minutes, price, operatorIds, translations }) => ({
    id,
    title: translations[language]?.['title'] ?? title,
    description: translations[language]?.['description'] ?? description ?? '',
    duration: minutes,
    price: price === null ? null : moneyOf(cents(price)),
    bookingServiceOperators: operators
      .filter((one) => operatorIds.includes(one.id))
      .map(({ id, fullName, image }) => ({ id, fullName, image })),
  }))
  return { data, totalRows }
}

async function shown(w: Reads | Work, rows: readonly BookingRow[], language: LanguageCode) {
  const found = await settingsOf(w)
  const { zone, cancelHours } = isRefusal(found)
    ? { zone: (await w.activity())?.zone ?? 'UTC', cancelHours: 0 }
    : { ...found.settings, zone: found.zone }
  const words = await wordsIn(language)
  return rows.map((row) => shownBooking(row, { zone, cancelHours, now: w.now().getTime(), words }))
}

async function shownOne(w: Reads | Work, row: BookingRow, language: LanguageCode) {
  const [data] = await shown(w, [row], language)
  return data ? { data } : refuse('not_found')
}

/** A page of her bookings: to come, the next first; or gone by and declined, the last first. Spec §7. */
export async function mine(w: Reads, { past: isPast, ...paging }: Paging & { past?: boolean | undefined }, language: LanguageCode) {
  const { rows, totalRows } = await w
    .mine(bookings)
    .page(cut(paging), (isPast ? past : upcoming)(paging as { sortBy?: 'start' }), { now: w.now() })
  return { data: await shown(w, rows, language), totalRows }
}

/** One of her bookings, or not_found. */
export async function one(w: Reads, id: string, language: LanguageCode) {
  const row = await w.mine(bookings).first(bookingById, { id })
  return row ? shownOne(w, row, language) : refuse('not_found')
}

type Wish = {
  date: string
  timeStart?: string | undefined
  time?: string | undefined
  numberOfPeople?: number | undefined
  numberOfPeoples?: number | undefined
  bookingServiceId?: string | null | undefined
  bookingOperatorId?: string | null | undefined
  note?: string | undefined
}

/** So many bookings of hers may be to come at once: seats are taken also while they wait for an answer, and one account could ask for all. */
const MOST = 10

/** May she book another? One at a time, so that many at once do not pass. @returns nothing; or bookings_full */
async function checkOpen(w: Work): Promise<Refusal | undefined> {
  await w.lock(`open bookings ${w.scope.customerId}`)
  const open = await w.mine(bookings).count(upcoming({}), { now: w.now() })
  return open >= MOST ? refuse('bookings_full', { most: MOST }) : undefined
}

/** What a place is kept as: confirmed at once, or waiting for staff. */
const statusOf = ({ settings }: Place): 'Y' | 'I' => (settings.confirm === 'auto' ? 'Y' : 'I')

/**
 * Books a place for her. Spec §5, SEMANTICS 6, 14.
 * @returns the booking; or not_found where none are taken, bookings_full, or as `granted` refuses
 */
export async function create(w: Work, wish: Wish, language: LanguageCode) {
  const { date, timeStart, time = timeStart ?? '', numberOfPeoples = 1, numberOfPeople: people = numberOfPeoples } = wish
  await holdDays(w, date)
  const place = await placeOf(w, wish.bookingServiceId)
  if (isRefusal(place)) return place
  const no = await checkOpen(w)
  if (no) return no
  await passOn(w, date)
  const operatorId = wish.bookingOperatorId
  const given = await granted(w, place, { date, time, people, operatorId }, w.scope.customerId ?? '')
  if (isRefusal(given)) return given
  const now = w.now()
  const row = await w.mine(bookings).add({
    date,
    time,
    people,
    ...placed(place, given),
    ...described(place),
    status: statusOf(place),
    note: wish.note ?? '',
    created: now,
    updated: now,
  })
  await told(w, row, row.status === 'Y' ? 'confirmed' : 'requested')
  await remind(w, row)
  await endWaiting(w, row)
  return shownOne(w, row, language)
}

/** Her booking, which nobody else changes until commit; or not_found, booking_past, booking_late. */
async function hers(w: Work, id: string): Promise<{ row: BookingRow; cancelHours: number } | Refusal> {
  const [row] = await w.mine(bookings).hold(bookingById, { id })
  if (!row) return refuse('not_found')
  const found = await settingsOf(w)
  const cancelHours = isRefusal(found) ? 0 : found.settings.cancelHours
  return checkCancel(asTaken(row), w.scope.customerId ?? '', cancelHours, w.now().getTime()) ?? { row, cancelHours }
}

/** Cancels a booking of hers; what is cancelled stays so. @returns it; or not_found, booking_past, booking_late, booking_step where it moved meanwhile */
export async function cancel(w: Work, id: string, tellActivity: boolean, language: LanguageCode) {
  const before = await w.mine(bookings).first(bookingById, { id })
  if (!before) return refuse('not_found')
  await holdDays(w, before.date)
  const found = await hers(w, id)
  if (isRefusal(found)) return found
  if (found.row.date !== before.date) return refuse('booking_step')
  if (found.row.status === 'N') return shownOne(w, found.row, language)
  const row = await w.mine(bookings).set(id, { status: 'N', cancelledBy: w.scope.actor.id, updated: w.now() })
  if (!row) return refuse('not_found')
  await told(w, row, 'cancelled', tellActivity)
  await passOnFreed(w, row.date)
  return shownOne(w, row, language)
}

type Move = { date: string; timeStart: string; numberOfPeople?: number | undefined; bookingOperatorId?: string | null | undefined }

/**
 * Moves a booking of hers: she keeps the old place until she has the new one. Where staff confirm, it waits for them again.
 * @returns it; or not_found, booking_past, booking_late, booking_step where it moved meanwhile, or as `granted` refuses
 */
export async function move(w: Work, id: string, wish: Move, language: LanguageCode) {
  const before = await w.mine(bookings).first(bookingById, { id })
  if (!before) return refuse('not_found')
  const { date, timeStart: time, numberOfPeople: people = before.people } = wish
  await holdDays(w, before.date, date)
  const found = await hers(w, id)
  if (isRefusal(found)) return found
  if (found.row.status === 'N') return refuse('not_found')
  if (found.row.date !== before.date) return refuse('booking_step')
  await passOn(w, date)
  const place = await placeOf(w, before.serviceId)
  if (isRefusal(place)) return place
  const by = (operatorId: string | null | undefined) =>
    granted(w, place, { date, time, people, operatorId, except: id }, w.scope.customerId ?? '')
  const { bookingOperatorId: operatorId = found.row.operatorId } = wish
  const asBefore = await by(operatorId)
  // She did not say by whom: whoever served her does so again, where that can be.
  const given = isRefusal(asBefore) && wish.bookingOperatorId === undefined && operatorId !== null ? await by(null) : asBefore
  if (isRefusal(given)) return given
  const change = { date, time, people, ...placed(place, given), status: statusOf(place), sequence: found.row.sequence + 1 }
  const row = await w.mine(bookings).set(id, { ...change, updated: w.now() })
  if (!row) return refuse('not_found')
  await told(w, row, row.status === 'Y' ? 'moved' : 'requested')
  await remind(w, row)
  await endWaiting(w, row)
  await passOnFreed(w, before.date)
  return shownOne(w, row, language)
}
