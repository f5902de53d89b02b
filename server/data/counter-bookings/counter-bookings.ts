import type { CounterBooking } from '#contract/counter-bookings.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { requestBooking } from '#rules/booking-request.ts'
import { onTheWall } from '#rules/days.ts'
import { eveningOf } from '#rules/booking-seats.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { meets } from '#rules/spans.ts'
import { bookings } from '../../db/schema/bookings.ts'
import type { Reads, Work } from '../../work/work.ts'
import { takenAround } from '../bookings/availability.ts'
import { passOn } from '../bookings/line.ts'
import { placeOf, settingsOf } from '../bookings/offer.ts'
import { holdDays } from '../bookings/request.ts'
import { bookingById, namedById, ofDay, requested } from '../bookings/rows.ts'
import { asTaken, type BookingRow, shownBooking } from '../bookings/shown.ts'
import { told } from '../bookings/told.ts'

type Named = { booking: BookingRow; name: string | null; surname: string | null }
type Here = { zone: string; settings: { cancelHours: number } }

function shownHere(w: Reads | Work, { zone, settings }: Here, { booking, name, surname }: Named, language: LanguageCode): CounterBooking {
  const now = w.now().getTime()
  const isOpen = booking.start.getTime() > now
  const keys: CounterBooking['keys'] = !isOpen || booking.status === 'N' ? [] : booking.status === 'I' ? ['accept', 'decline'] : ['decline']
  return {
    ...shownBooking(booking, { zone, cancelHours: settings.cancelHours, now, language }),
    steps: [],
    customer: { id: booking.userId, name: `${name ?? ''} ${surname ?? ''}`.trim() },
    keys,
  }
}

/** The bookings of a day, today if none is named, by their time, and the seats of its evening by the rule that grants them. */
export async function day(w: Reads, asked: string | undefined, language: LanguageCode) {
  const here = await settingsOf(w)
  if (isRefusal(here)) return here
  const date = asked ?? onTheWall(here.zone, w.now().getTime()).day
  const rows = await w.all(bookings).list(ofDay, { date })
  const { seats } = here.settings
  const evening = eveningOf(here.zone, date)
  const people = (status: 'Y' | 'I') =>
    rows
      .filter(({ booking }) => booking.status === status && meets(asTaken(booking), evening))
      .reduce((sum, { booking }) => sum + booking.people, 0)
  const [confirmed, waiting] = [people('Y'), people('I')]
  const isCounted = here.isTables && seats !== null
  return {
    data: rows.map((row) => shownHere(w, here, row, language)),
    totalRows: rows.length,
    evening: isCounted ? { seats, confirmed, waiting, free: Math.max(0, seats - confirmed - waiting) } : null,
  }
}

/** All that wait for an answer, the one that has waited longest first. */
export async function requests(w: Reads, language: LanguageCode) {
  const here = await settingsOf(w)
  if (isRefusal(here)) return here
  const rows = await w.all(bookings).list(requested, { now: w.now() })
  return { data: rows.map((row) => shownHere(w, here, row, language)), totalRows: rows.length }
}

/** One as staff see it, or not_found. */
export async function one(w: Reads | Work, id: string, language: LanguageCode): Promise<{ data: CounterBooking } | Refusal> {
  const here = await settingsOf(w)
  const row = await w.all(bookings).first(namedById, { id })
  return isRefusal(here) || !row ? refuse('not_found') : { data: shownHere(w, here, row, language) }
}

/** Is there still a place where it stands? It counts as taken while it waits, so that there is unless hours have changed. */
async function recheck(w: Work, row: BookingRow): Promise<Refusal | undefined> {
  const place = await placeOf(w, row.serviceId)
  if (isRefusal(place)) return place
  const taken = await takenAround(w, place.zone, { from: row.date, to: row.date }, row.userId)
  const { date, time, people, operatorId } = row
  const wish = { date, time, people, ...(operatorId !== null && { operatorId }) }
  const given = requestBooking(wish, place.offer, { bookings: taken, now: w.now().getTime(), except: row.id })
  return isRefusal(given) ? given : undefined
}

/**
 * Answers a booking, once; whoever comes second gets what the first said.
 * @param deed to accept one that waits; to decline one that waits or is confirmed, with a reason
 * @returns it; or not_found, own_card, forbidden, booking_step where it is not one to be answered, or as `requestBooking` refuses
 */
export async function answer(w: Work, id: string, deed: { is: 'accept' } | { is: 'decline'; reason: string }, language: LanguageCode) {
  const before = await w.all(bookings).first(bookingById, { id })
  if (!before) return refuse('not_found')
  await holdDays(w, before.date)
  const hers = w.customer(before.userId, 'counter').rows(bookings)
  const [row] = await hers.hold(bookingById, { id })
  if (!row || row.date !== before.date) return refuse('booking_step')
  const isOpen = row.start > w.now() && (row.status === 'I' || (row.status === 'Y' && deed.is === 'decline'))
  if (!isOpen) return refuse('booking_step')
  const no = deed.is === 'accept' ? await recheck(w, row) : undefined
  if (no) return no
  const updated = w.now()
  const set =
    deed.is === 'accept'
      ? { status: 'Y' as const, updated }
      : { status: 'N' as const, reason: deed.reason, cancelledBy: w.scope.actor.id, updated }
  const changed = await hers.set(id, set)
  if (!changed) return refuse('not_found')
  await w.changed(changed.userId, 'bookings', id)
  await told(w, changed, deed.is === 'accept' ? 'accepted' : 'declined')
  if (deed.is === 'decline') await passOn(w, changed.date)
  return one(w, id, language)
}
