import { type Closing, openSpans, spanOn, type Timetable } from './booking-hours.ts'
import { dayAfter } from './days.ts'

/** Until when on the wall the longest night of a house goes on past midnight; '' if none does. */
export const pastMidnight = ({ open }: Pick<Timetable, 'open'>): string =>
  open.filter(({ startTime, endTime }) => endTime <= startTime).reduce((last, { endTime }) => (endTime > last ? endTime : last), '')

/** What begins on a day of the wall at a time, `start` in milliseconds, at one of those who serve or at nobody in particular. */
type Begun = { date: string; time: string; start: number; operatorId: string | null }

/**
 * Of which day's night something is that begins then: of the day before where its night goes on past midnight, else of its own day, also
 * outside the hours.
 * @param timetable without what staff have closed: that changes nothing of whose night it is
 */
export function nightOf(timetable: Timetable, { date, time, start, operatorId }: Begun): string {
  if (time >= pastMidnight(timetable)) return date
  const ofEve = openSpans({ ...timetable, closedDays: [...timetable.closedDays, date] }, date, operatorId)
  return ofEve.some((span) => span.start <= start && start < span.end) ? dayAfter(date, -1) : date
}

/**
 * Does it begin in what is closed? A whole day is its night, past midnight too, and not that of the day before; a time of it is from one
 * hour to another. The app asks before it closes, the server says it then.
 */
export function standsIn(
  zone: string,
  closing: Closing,
  { night, start, operatorId }: Omit<Begun, 'date' | 'time'> & { night: string },
): boolean {
  const { date, startTime, endTime } = closing
  if (closing.operatorId !== null && closing.operatorId !== operatorId) return false
  if (startTime === null || endTime === null) return night === date
  const closed = spanOn(zone, date, { startTime, endTime })
  return closed.start <= start && start < closed.end
}
