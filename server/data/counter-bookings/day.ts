import type { I18n } from '@lingui/core'
import type { CounterBooking, CounterDay, InLine } from '#contract/counter-bookings.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { openSpans } from '#rules/booking-hours.ts'
import { CALENDAR_DAYS } from '#rules/booking-request.ts'
import { eveningOf } from '#rules/booking-seats.ts'
import { nightOf, pastMidnight } from '#rules/closed-nights.ts'
import { dayAfter, instantOf, isDay, onTheWall } from '#rules/days.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { holds, meets, type Span } from '#rules/spans.ts'
import { isHeld } from '#rules/waiting-list.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookings } from '../../db/schema/bookings.ts'
import type { Reads, Work } from '../../work/work.ts'
import { wordsIn } from '../../words.ts'
import { asWaiting, type WaitingRow } from '../bookings/line.ts'
import { type Here, settingsOf, timetableOf } from '../bookings/offer.ts'
import type { NamedClosing, Operator } from '../bookings/rows.ts'
import { asTaken, type BookingRow, shownBooking } from '../bookings/shown.ts'
import { lineOf, namedById, ofDay, requested } from './rows.ts'

type Named = { booking: BookingRow; name: string | null; surname: string | null; phone: string | null }
type Keys = CounterBooking['keys']

/** Nobody comes earlier than that, in milliseconds. */
const EARLY_MS = 3_600_000

/** What staff may do with a booking now. Who has come stays; one that has begun without her can be given to others. */
export function keysOf({ status, start, end, arrived }: Pick<BookingRow, 'status' | 'start' | 'end' | 'arrived'>, now: number): Keys {
  if (status === 'N' || arrived || end.getTime() <= now) return []
  const hasBegun = start.getTime() <= now
  if (status === 'I') return hasBegun ? [] : ['accept', 'decline', 'move']
  if (hasBegun) return ['arrive', 'absent']
  return start.getTime() - now <= EARLY_MS ? ['decline', 'move', 'arrive'] : ['decline', 'move']
}

const fullName = (name: string | null, surname: string | null): string => `${name ?? ''} ${surname ?? ''}`.trim()

/** When one is served by the bundle alone, whatever staff have closed. */
export const unclosed = (here: Here) => timetableOf({ ...here, closings: [] }, here.operators)

/** Of which day's night a booking is. */
export const nightIn = (here: Here, { date, time, start, operatorId }: BookingRow): string =>
  nightOf(unclosed(here), { date, time, start: start.getTime(), operatorId })

function shownHere(w: Reads | Work, here: Here, { booking, name, surname, phone }: Named, words: I18n): CounterBooking {
  const now = w.now().getTime()
  const { zone, settings } = here
  return {
    ...shownBooking(booking, { zone, cancelHours: settings.cancelHours, now, words }),
    steps: [],
    customer: { id: booking.userId, name: booking.userId === null ? booking.guest : fullName(name, surname), phone },
    arrived: booking.arrived !== null,
    keys: keysOf(booking, now),
    night: nightIn(here, booking),
  }
}

/** One booking as staff see it, or not_found. */
export async function shownOne(w: Reads | Work, id: string, language: LanguageCode): Promise<{ data: CounterBooking } | Refusal> {
  const here = await settingsOf(w)
  const row = await w.all(bookings).first(namedById, { id })
  return isRefusal(here) || !row ? refuse('not_found') : { data: shownHere(w, here, row, await wordsIn(language)) }
}

/** A closing as it is shown. */
export const shownClosing = ({ id, date, startTime, endTime, operatorId }: NamedClosing) => ({
  id,
  date,
  startTime,
  endTime,
  bookingOperatorId: operatorId,
})

/** When one can be served on a day: what begins in it, or else what lies over it, as of a house that never closes. */
function spansOf(here: Here, operators: Operator[], date: string): CounterDay['open'] {
  const timetable = timetableOf(here, operators)
  const midnight = { start: instantOf(here.zone, date, '00:00'), end: instantOf(here.zone, dayAfter(date, 1), '00:00') }
  const whole = (spans: Span[]) => spans.filter((span) => holds(span, midnight)).map(() => midnight)
  const open = (operatorId: string | null) => {
    const spans = openSpans(timetable, date, operatorId)
    const begun = spans.filter(({ start }) => start >= midnight.start && start < midnight.end)
    return begun.length > 0 ? begun : whole(spans)
  }
  const all = here.isTables || operators.length === 0 ? [null] : operators.map(({ id }) => id)
  return all.flatMap((bookingOperatorId) =>
    open(bookingOperatorId).map(({ start, end }) => ({
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
      bookingOperatorId,
    })),
  )
}

type Waiting = { waiting: WaitingRow; name: string; surname: string }

function inLine({ waiting, name, surname }: Waiting, language: LanguageCode, now: number): InLine {
  const { id, people, time, operatorId, serviceTitle, translations, heldTime, heldStart, heldEnd, heldOperatorId, expires } = waiting
  const isHeldNow = isHeld(asWaiting(waiting), now) && heldTime && heldStart && heldEnd && expires
  return {
    id,
    name: fullName(name, surname),
    numberOfPeople: people,
    service: translations[language]?.['title'] ?? serviceTitle ?? '',
    time,
    bookingOperatorId: operatorId,
    held: isHeldNow
      ? {
          time: heldTime,
          start: heldStart.toISOString(),
          end: heldEnd.toISOString(),
          until: expires.toISOString(),
          bookingOperatorId: heldOperatorId,
        }
      : null,
  }
}

type Seated = { booking: BookingRow }

/** The seats of an evening by the rule that grants them; null where none are counted. */
function eveningSum({ isTables, settings: { seats }, zone }: Here, date: string, rows: Seated[], line: InLine[]) {
  if (!isTables || seats === null) return null
  const evening = eveningOf(zone, date)
  const sum = (parties: number[]) => parties.reduce((all, people) => all + people, 0)
  const people = (status: 'Y' | 'I') =>
    sum(rows.filter(({ booking }) => booking.status === status && meets(asTaken(booking), evening)).map(({ booking }) => booking.people))
  const isThere = ({ held }: InLine) => held && meets({ start: Date.parse(held.start), end: Date.parse(held.end) }, evening)
  const [confirmed, waiting, held] = [people('Y'), people('I'), sum(line.filter(isThere).map((one) => one.numberOfPeople))]
  return { seats, confirmed, waiting, held, free: Math.max(0, seats - confirmed - waiting - held) }
}

/** A day, today if none is named: its bookings by their time, its seats, its hours, what is closed, and who waits for it. */
export async function day(w: Reads, asked: string | undefined, language: LanguageCode): Promise<CounterDay | Refusal> {
  const here = await settingsOf(w)
  if (isRefusal(here)) return here
  if (asked !== undefined && !isDay(asked)) return refuse('booking_day', { days: CALENDAR_DAYS })
  const now = w.now().getTime()
  const date = asked ?? onTheWall(here.zone, now).day
  const found = await w.all(bookings).list(ofDay, { date, next: dayAfter(date, 1), until: pastMidnight(unclosed(here)) })
  const rows = found.filter(({ booking }) => booking.date === date)
  const later = found.filter(({ booking }) => booking.date !== date && nightIn(here, booking) === date)
  const { operators } = here
  const words = await wordsIn(language)
  const line = (await w.all(bookingWaitings).list(lineOf, { date })).map((row) => inLine(row, language, now))
  return {
    data: rows.map((row) => shownHere(w, here, row, words)),
    totalRows: rows.length,
    evening: eveningSum(here, date, rows, line),
    operators: here.isTables ? [] : operators.map(({ id, fullName: name, image }) => ({ id, fullName: name, image })),
    open: spansOf(here, operators, date),
    closings: here.closings.filter((one) => one.date === date).map(shownClosing),
    line,
    later: later.map((row) => shownHere(w, here, row, words)),
  }
}

/** All that wait for an answer, the one that has waited longest first. */
export async function requests(w: Reads, language: LanguageCode) {
  const here = await settingsOf(w)
  if (isRefusal(here)) return here
  const rows = await w.all(bookings).list(requested, { now: w.now() })
  const words = await wordsIn(language)
  return { data: rows.map((row) => shownHere(w, here, row, words)), totalRows: rows.length }
}
