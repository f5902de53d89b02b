import type { BookingWaiting } from '#contract/booking-waitings.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { calendarDays, timesOf } from '#rules/booking-calendar.ts'
import { CALENDAR_DAYS, requestBooking } from '#rules/booking-request.ts'
import { onTheWall } from '#rules/days.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { isHeld, positionOf } from '#rules/waiting-list.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import type { Reads, Work } from '../../work/work.ts'
import { takenAround } from '../bookings/availability.ts'
import { create } from '../bookings/bookings.ts'
import { asWaiting, HOLD_MINUTES, lines, passOn, passOnFreed, type WaitingRow } from '../bookings/line.ts'
import { type Place, placeOf, settingsOf } from '../bookings/offer.ts'
import { holdDays } from '../bookings/request.ts'
import { waitingById, waitingsFrom } from '../bookings/rows.ts'

/** For so many places somebody can wait at once. */
const MOST = 10
/** Why a place can be waited for: somebody else has it. */
const TAKEN: readonly string[] = ['booking_taken', 'booking_seats']

async function shown(w: Reads | Work, rows: readonly WaitingRow[], language: LanguageCode): Promise<BookingWaiting[]> {
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const line = waiting.length === 0 ? [] : await lines(w, [...new Set(waiting.map(({ date }) => date))])
  const now = w.now().getTime()
  return rows.map((row) => {
    const { id, date, time, people, serviceId, serviceTitle, translations, operatorId, operatorName, heldTime, expires } = row
    const isKept = isHeld(asWaiting(row), now)
    const ofDay = line.filter((one) => one.date === date).map(asWaiting)
    return {
      id,
      date,
      time,
      numberOfPeople: people,
      bookingService: serviceId === null ? null : { id: serviceId, title: translations[language]?.['title'] ?? serviceTitle ?? '' },
      bookingOperator: operatorId === null ? null : { id: operatorId, fullName: operatorName ?? '' },
      state: row.state === 'waiting' ? 'waiting' : isKept ? 'held' : 'passed',
      position: positionOf(ofDay, id) ?? null,
      held: isKept && heldTime && expires ? { time: heldTime, expires: expires.toISOString() } : null,
      holdMinutes: HOLD_MINUTES,
    }
  })
}

async function shownOne(w: Reads | Work, row: WaitingRow, language: LanguageCode) {
  const [data] = await shown(w, [row], language)
  return data ? { data } : refuse('not_found')
}

/** What she waits for, from today on, the next day first. */
export async function mine(w: Reads, language: LanguageCode) {
  const found = await settingsOf(w)
  if (isRefusal(found)) return { data: [], totalRows: 0 }
  const rows = await w.mine(bookingWaitings).list(waitingsFrom, { date: onTheWall(found.zone, w.now().getTime()).day })
  return { data: await shown(w, rows, language), totalRows: rows.length }
}

type Wish = {
  date: string
  time?: string | null | undefined
  numberOfPeople?: number | undefined
  bookingServiceId?: string | null | undefined
  bookingOperatorId?: string | null | undefined
}

/** Is this something to wait for? @returns why not: waiting_free where there is a place, or as `requestBooking` refuses */
async function checkWait(
  w: Work,
  place: Place,
  { date, time, people, operatorId }: ReturnType<typeof wanted>,
): Promise<Refusal | undefined> {
  const { offer, zone } = place
  const now = w.now().getTime()
  if (!calendarDays(zone, now).includes(date)) return refuse('booking_day', { days: CALENDAR_DAYS })
  const most = offer.is === 'table' ? offer.seats : 1
  if (!Number.isInteger(people) || people < 1 || people > most) return refuse('booking_people', { most })
  const userId = w.scope.customerId ?? ''
  const setting = { bookings: await takenAround(w, zone, { from: date, to: date }, userId), now }
  const search = { people, userId, ...(operatorId && { operatorId }) }
  if (time === null) {
    const { free, full } = timesOf(search, offer, date, setting)
    return free.length > 0 ? refuse('waiting_free') : full.length > 0 ? undefined : refuse('booking_closed')
  }
  const given = requestBooking({ ...search, date, time }, offer, setting)
  if (!isRefusal(given)) return refuse('waiting_free')
  return TAKEN.includes(given.refused) ? undefined : given
}

const wanted = ({ date, time = null, numberOfPeople: people = 1, bookingOperatorId: operatorId = null }: Wish) => ({
  date,
  time,
  people,
  operatorId,
})

/**
 * She waits for a place; asked twice it is one wish, and one that she let go by starts again at the end of the line.
 * @returns it; or not_found, waitings_full, waiting_free where there is a place, or as `requestBooking` refuses
 */
export async function join(w: Work, wish: Wish, language: LanguageCode) {
  const asked = wanted(wish)
  const { date, time, people, operatorId } = asked
  await holdDays(w, date)
  const place = await placeOf(w, wish.bookingServiceId)
  if (isRefusal(place)) return place
  await passOn(w, date)
  const serviceId = place.service?.id ?? null
  const hers = await w.mine(bookingWaitings).list(waitingsFrom, { date: onTheWall(place.zone, w.now().getTime()).day })
  const known = hers.find((one) => one.date === date && one.time === time && one.serviceId === serviceId && one.operatorId === operatorId)
  if (known && known.state !== 'passed' && known.people === people) return shownOne(w, known, language)
  const no = await checkWait(w, place, asked)
  if (no) return no
  if (!known && hers.filter(({ state }) => state !== 'passed').length >= MOST) return refuse('waitings_full', { most: MOST })
  if (known) await w.mine(bookingWaitings).removeOne(known.id)
  const last = (await lines(w, [date])).at(-1)
  const row = await w.mine(bookingWaitings).add({
    date,
    time,
    people,
    serviceId,
    serviceTitle: place.service?.title ?? null,
    translations: place.service?.translations ?? {},
    operatorId,
    operatorName: place.operators.find(({ id }) => id === operatorId)?.fullName ?? null,
    state: 'waiting',
    created: w.now(),
    seq: (last?.seq ?? 0) + 1,
  })
  if (known?.state === 'held') await passOnFreed(w, date)
  return shownOne(w, row, language)
}

/**
 * Books the place that is held for her. `time`: where she saw it; by now another may be, after a closing.
 * @returns the booking; or not_found, waiting_over once it is held no longer, or as `create` refuses
 */
export async function take(w: Work, { id, time: seen }: { id: string; time?: string | undefined }, language: LanguageCode) {
  const before = await w.mine(bookingWaitings).first(waitingById, { id })
  if (!before) return refuse('not_found')
  await holdDays(w, before.date)
  const row = await w.mine(bookingWaitings).first(waitingById, { id })
  if (!row) return refuse('not_found')
  const { heldTime: time, heldOperatorId: bookingOperatorId, date, people: numberOfPeople, serviceId: bookingServiceId } = row
  const isAsSeen = seen === undefined || seen === time
  if (time === null || !isAsSeen || !isHeld(asWaiting(row), w.now().getTime())) return refuse('waiting_over')
  return create(w, { date, time, numberOfPeople, bookingServiceId, bookingOperatorId }, language)
}

/** She waits no longer; a place that was held for her goes to the next. What is not hers is not_found. */
export async function leave(w: Work, id: string) {
  const row = await w.mine(bookingWaitings).first(waitingById, { id })
  if (!row) return refuse('not_found')
  await holdDays(w, row.date)
  await w.mine(bookingWaitings).removeOne(id)
  await passOnFreed(w, row.date)
  return {}
}
