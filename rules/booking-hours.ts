import type { Hours } from '#contract/stores.ts'
import { dayAfter, instantOf, isOnTheWall, minutesOf, timeOf, weekdayOf } from './days.ts'
import { joined, type Span, without } from './spans.ts'

/** From one time of the wall to another, of everybody or of one operator. An end not after its beginning is of the next day. */
export type OperatorHours = Hours & { operatorId?: string | null }
/** A time at which nobody, or one operator, can be booked: of a weekday (0 and 7 are Sunday) or of a single day `YYYY-MM-DD`. */
export type ClosedTime = Omit<OperatorHours, 'day'> & { day: number | string }
/** What staff close on one day beside that: from one time to another, or all of it without times. */
export type Closing = { date: string; startTime: string | null; endTime: string | null; operatorId: string | null }
/** When an activity can be booked, all of it on its own wall. `granularity` in minutes. `daysOff`: days that are closed for one operator. */
export type Timetable = {
  zone: string
  granularity: number
  open: readonly OperatorHours[]
  closed: readonly ClosedTime[]
  closedDays: readonly string[]
  daysOff?: readonly DayOff[]
}
type DayOff = { date: string; operatorId: string }

const MIDNIGHT = '00:00'
const DAY_MINUTES = 24 * 60

const isOf = (day: number | string, date: string) => (typeof day === 'number' ? day % 7 === weekdayOf(date) : day === date)

/** When the wall first shows a time or, where it leaves that out, a later one: no edge is moved past what lies behind the gap. */
function edgeOf(zone: string, date: string, time: string): number {
  let minute = minutesOf(time)
  while (minute < DAY_MINUTES && !isOnTheWall(zone, date, timeOf(minute))) minute++
  return minute < DAY_MINUTES ? instantOf(zone, date, timeOf(minute)) : instantOf(zone, dayAfter(date, 1), MIDNIGHT)
}

/** From one time of a day to another, in milliseconds, so that a night of 23 or 25 hours is as long as it is. An end not after its beginning is of the next day. */
export function spanOn(zone: string, date: string, { startTime, endTime }: Pick<Hours, 'startTime' | 'endTime'>): Span {
  const last = minutesOf(endTime) > minutesOf(startTime) ? date : dayAfter(date, 1)
  return { start: edgeOf(zone, date, startTime), end: edgeOf(zone, last, endTime) }
}

/** An operator has the hours of all, unless there are some of their own. */
function hoursFor(open: readonly OperatorHours[], operatorId: string | null): readonly OperatorHours[] {
  const own = open.filter((one) => operatorId !== null && one.operatorId === operatorId)
  return own.length > 0 ? own : open.filter((one) => !one.operatorId)
}

/**
 * When one can be served around a day, in milliseconds: working hours without closed days and closed times. What began before
 * a closed day still ends in it. SEMANTICS 6.
 * @param operatorId null where there is none   @returns spans in order; those of the days beside it are there too, as nights are
 */
export function openSpans(timetable: Timetable, date: string, operatorId: string | null): Span[] {
  const { zone, open, closed, closedDays, daysOff = [] } = timetable
  const days = [-1, 0, 1].map((ahead) => dayAfter(date, ahead))
  const concerns = (one: ClosedTime) => !one.operatorId || one.operatorId === operatorId
  const spansOn = (rows: readonly ClosedTime[], day: string) =>
    rows
      .filter((one) => isOf(one.day, day))
      .map((one) => spanOn(zone, day, one))
      .filter(({ start, end }) => start < end)
  const hours = hoursFor(open, operatorId)
  const isOff = (day: string) => closedDays.includes(day) || daysOff.some((one) => one.date === day && one.operatorId === operatorId)
  const works = days.filter((day) => !isOff(day)).flatMap((day) => spansOn(hours, day))
  const breaks = days.flatMap((day) => spansOn(closed.filter(concerns), day))
  return without(joined(works), breaks)
}

/** The same timetable with what staff close. A whole day is a closed day or a day off, so that the night that begins in it is closed too. */
export function closedBy(timetable: Timetable, closings: readonly Closing[]): Timetable {
  const whole = closings.filter(({ startTime }) => startTime === null)
  return {
    ...timetable,
    closedDays: [...timetable.closedDays, ...whole.filter(({ operatorId }) => operatorId === null).map(({ date }) => date)],
    daysOff: whole.flatMap(({ date, operatorId }) => (operatorId === null ? [] : { date, operatorId })),
    closed: [
      ...timetable.closed,
      ...closings.flatMap(({ date: day, startTime, endTime, operatorId }) =>
        startTime === null || endTime === null ? [] : { day, startTime, endTime, operatorId },
      ),
    ],
  }
}
