import { randomUUID } from 'node:crypto'
import { openSpans } from '#rules/booking-hours.ts'
import { standsIn } from '#rules/closed-nights.ts'
import { dayAfter, isDay, isTime, onTheWall } from '#rules/days.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { holds } from '#rules/spans.ts'
import { bookingClosings, bookings } from '../../db/schema/bookings.ts'
import type { Work } from '../../work/work.ts'
import { endHeld, type HeldPlace, passOnFreed } from '../bookings/line.ts'
import { type Here, settingsOf, timetableOf } from '../bookings/offer.ts'
import { holdDays } from '../bookings/request.ts'
import { nightIn, shownClosing } from './day.ts'
import { closingById, ofDay } from './rows.ts'

type Asked = {
  date: string
  startTime?: string | undefined
  endTime?: string | undefined
  bookingOperatorId?: string | null | undefined
}

/** Before it everything of a day begins. */
const WHOLE_DAY = '24:00'

/** Neither time: the whole day. */
const areTimes = ({ startTime, endTime }: Asked) =>
  startTime === undefined || endTime === undefined ? startTime === endTime : isTime(startTime) && isTime(endTime) && startTime !== endTime

/** Is a place that is held for who waits not to be had any more, once this is closed? */
const isLost =
  (here: Here, closing: Here['closings'][number]) =>
  ({ date, start, end, operatorId }: HeldPlace): boolean => {
    const open = openSpans(timetableOf({ ...here, closings: [closing] }, here.operators), date, operatorId)
    return !open.some((span) => holds(span, { start, end }))
  }

/**
 * Takes no more bookings for a day or a time of it. Those that stand stay: staff answer them one by one, with a reason. What is held
 * there for who waits was taken by nobody yet: it ends, and she waits on.
 * @returns the closing, how many stand in it, and how many held places it ended; or booking_day, booking_time, booking_operator, not_found where none are taken
 */
export async function close(w: Work, asked: Asked) {
  const here = await settingsOf(w)
  if (isRefusal(here)) return here
  const { date, startTime = null, endTime = null, bookingOperatorId: operatorId = null } = asked
  const today = onTheWall(here.zone, w.now().getTime()).day
  if (!isDay(date) || date < today) return refuse('booking_past')
  if (!areTimes(asked)) return refuse('booking_time')
  if (operatorId !== null && !here.operators.some(({ id }) => id === operatorId)) return refuse('booking_operator')
  const days = [date, dayAfter(date, 1)]
  await holdDays(w, ...days)
  const row = await w.all(bookingClosings, 'counter').add({ id: randomUUID(), date, startTime, endTime, operatorId, created: w.now() })
  const rows = await w.all(bookings).list(ofDay, { date, next: days[1], until: WHOLE_DAY })
  const standing = rows.filter(({ booking }) =>
    standsIn(here.zone, row, { night: nightIn(here, booking), start: booking.start.getTime(), operatorId: booking.operatorId }),
  )
  return { data: shownClosing(row), standing: standing.length, ended: await endHeld(w, days, isLost(here, row)) }
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
