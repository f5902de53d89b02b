import type { Timetable } from './booking-hours.ts'
import { dayAfter, instantOf, isOnTheWall, minutesOf, onTheWall, timeOf } from './days.ts'
import { meets, type Span } from './spans.ts'

const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * 60_000

/** Granularities that a calendar may have, in minutes. Spec §9. */
const GRANULARITIES: readonly number[] = [15, 30, 60, 120]

/** The granularity of a calendar; any other counts as 15. SEMANTICS 6. */
export const granularityOf = (minutes: number): number => (GRANULARITIES.includes(minutes) ? minutes : 15)

/** The minutes to which a time is rounded: to the hour with 60 and 120, else to the half or the quarter. Spec §5. */
export const gridOf = (granularity: number): number => Math.min(60, granularityOf(granularity))

/** The first time of the grid that is not before a minute of the day: "now" rounds up. 1440 is tomorrow. SEMANTICS 6. */
export const roundedUp = (minute: number, granularity: number): number => Math.ceil(minute / gridOf(granularity)) * gridOf(granularity)

/** The last time of the grid that is not after a minute of the day: a picked time snaps down. */
export const snappedDown = (minute: number, granularity: number): number => Math.floor(minute / gridOf(granularity)) * gridOf(granularity)

/** A time at which a booking can begin, on the wall and in milliseconds. */
export type Start = { time: string; at: number }

/**
 * The times of a day at which the calendar lets a booking begin: from each opening in steps of the granularity by the wall, on the
 * grid. A time that the wall leaves out is none; of one that it shows twice it is the later.
 */
export function startsOn({ zone, granularity }: Pick<Timetable, 'zone' | 'granularity'>, date: string, spans: readonly Span[]): Start[] {
  const step = granularityOf(granularity)
  const day = { start: instantOf(zone, date, '00:00'), end: instantOf(zone, dayAfter(date, 1), '00:00') }
  const starts = new Map<string, number>()
  for (const span of spans.filter((one) => meets(one, day))) {
    const opening = onTheWall(zone, span.start)
    const opened = roundedUp(minutesOf(opening.time), granularity) + ((Date.parse(opening.day) - Date.parse(date)) / DAY_MS) * DAY_MINUTES
    for (let minute = opened < 0 ? opened + Math.ceil(-opened / step) * step : opened; minute < DAY_MINUTES; minute += step) {
      const time = timeOf(minute)
      const at = instantOf(zone, date, time)
      if (span.start <= at && at < span.end && isOnTheWall(zone, date, time)) starts.set(time, at)
    }
  }
  return [...starts].map(([time, at]) => ({ time, at })).sort((a, b) => a.at - b.at)
}
