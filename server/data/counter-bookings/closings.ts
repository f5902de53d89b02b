import { randomUUID } from 'node:crypto'
import { beginsIn } from '#rules/closing-times.ts'
import { isDay, isTime, onTheWall } from '#rules/days.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { bookingClosings, bookings } from '../../db/schema/bookings.ts'
import type { Work } from '../../work/work.ts'
import { passOnFreed } from '../bookings/line.ts'
import { settingsOf } from '../bookings/offer.ts'
import { holdDays } from '../bookings/request.ts'
import { shownClosing } from './day.ts'
import { closingById, ofDay } from './rows.ts'

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
  const rows = await w.all(bookings).list(ofDay, { date })
  const concerned = rows.filter(({ booking }) => operatorId === null || booking.operatorId === operatorId)
  return { data: shownClosing(row), standing: concerned.filter(({ booking }) => beginsIn(asked, booking.time)).length }
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
