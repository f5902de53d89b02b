import { randomUUID } from 'node:crypto'
import { openSpans } from '#rules/booking-hours.ts'
import { beginsIn } from '#rules/closing-times.ts'
import { dayAfter, isDay, isTime, onTheWall } from '#rules/days.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { bookingClosings, bookings } from '../../db/schema/bookings.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'
import { passOnFreed } from '../bookings/line.ts'
import { type Here, settingsOf, timetableOf } from '../bookings/offer.ts'
import { holdDays } from '../bookings/request.ts'
import type { BookingRow } from '../bookings/shown.ts'
import { shownClosing } from './day.ts'
import { closingById, ofDay } from './rows.ts'

type BookingClosing = Row<typeof bookingClosings>
type Asked = {
  date: string
  startTime?: string | undefined
  endTime?: string | undefined
  bookingOperatorId?: string | null | undefined
}

/** Neither time: the whole day. */
const areTimes = ({ startTime, endTime }: Asked) =>
  startTime === undefined || endTime === undefined ? startTime === endTime : isTime(startTime) && isTime(endTime) && startTime !== endTime

/**
 * Does a booking begin in what is closed now? As the calendar has it, a night that begins in a day that is closed is closed beyond
 * midnight, and one that began before it is not; outside the hours it stands in it by its day and time.
 */
function standsIn(here: Here, closing: BookingClosing, { date, time, start, operatorId }: BookingRow): boolean {
  if (closing.operatorId !== null && closing.operatorId !== operatorId) return false
  const isOpen = (...closings: Here['closings']) =>
    openSpans(timetableOf({ ...here, closings }, here.operators), date, operatorId).some(
      (span) => span.start <= start.getTime() && start.getTime() < span.end,
    )
  if (isOpen()) return !isOpen(closing)
  const { startTime, endTime } = closing
  return date === closing.date && beginsIn(startTime === null || endTime === null ? {} : { startTime, endTime }, time)
}

/**
 * Takes no more bookings for a day or a time of it. Those that stand stay: staff answer them one by one, with a reason.
 * @returns the closing and how many stand in it; or booking_day, booking_time, booking_operator, not_found where none are taken
 */
export async function close(w: Work, asked: Asked) {
  const here = await settingsOf(w)
  if (isRefusal(here)) return here
  const { date, startTime = null, endTime = null, bookingOperatorId: operatorId = null } = asked
  const today = onTheWall(here.zone, w.now().getTime()).day
  if (!isDay(date) || date < today) return refuse('booking_past')
  if (!areTimes(asked)) return refuse('booking_time')
  if (operatorId !== null && !here.operators.some(({ id }) => id === operatorId)) return refuse('booking_operator')
  await holdDays(w, date)
  const row = await w.all(bookingClosings, 'counter').add({ id: randomUUID(), date, startTime, endTime, operatorId, created: w.now() })
  const days = [date, dayAfter(date, 1)]
  const rows = (await Promise.all(days.map((day) => w.all(bookings).list(ofDay, { date: day })))).flat()
  return { data: shownClosing(row), standing: rows.filter(({ booking }) => standsIn(here, row, booking)).length }
}

/** Takes bookings again; who waits is given what becomes free. @returns what was closed, or not_found */
export async function reopen(w: Work, id: string) {
  const row = await w.all(bookingClosings).first(closingById, { id })
  if (!row) return refuse('not_found')
  await holdDays(w, row.date)
  await w.all(bookingClosings, 'counter').removeOne(id)
  await passOnFreed(w, row.date)
  return { data: shownClosing(row) }
}
