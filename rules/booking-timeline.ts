import { dayAfter, instantOf, minutesOf, onTheWall } from './days.ts'
import type { Span } from './spans.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const hourBefore = (zone: string, at: number) => at - (minutesOf(onTheWall(zone, at).time) % 60) * MINUTE

function hourAfter(zone: string, at: number): number {
  const before = hourBefore(zone, at)
  return before === at ? at : before + HOUR
}

/**
 * The stretch of a day that a timeline shows, in milliseconds, on whole hours of the wall: from the first opening or booking to
 * the end of the last. A night that began the day before is in it only as far as somebody is booked in it.
 * @param taken bookings and held places of the day   @returns undefined where there is nothing to show. LOOK "counter-2".
 */
export function frameOf(zone: string, date: string, open: readonly Span[], taken: readonly Span[]): Span | undefined {
  const [midnight, next] = [instantOf(zone, date, '00:00'), instantOf(zone, dayAfter(date, 1), '00:00')]
  const shown = [...open.filter(({ start }) => midnight <= start && start < next), ...taken]
  if (shown.length === 0) return undefined
  const first = Math.min(...shown.map(({ start }) => start))
  const last = Math.max(...shown.map(({ end }) => end))
  return { start: hourBefore(zone, first), end: hourAfter(zone, last) }
}

/** A line of a timeline: where it is in milliseconds, and what the wall shows there. */
export type Tick = { at: number; time: string }

/** The lines of a frame, so many minutes apart. Where the clocks change the wall leaves a time out, or shows it twice. */
export function ticksOf(zone: string, { start, end }: Span, minutes: number): Tick[] {
  const count = Math.ceil((end - start) / (minutes * MINUTE))
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * minutes * MINUTE
    return { at, time: onTheWall(zone, at).time }
  })
}

/** How far into a frame a moment is, in percent. */
export const shareOf = ({ start, end }: Span, at: number): number => ((at - start) / (end - start)) * 100

/** Each in the first lane where it meets no other, from 0; in the order in which they begin, of equals by id. */
export function lanesOf<T extends Span & { id: string }>(all: readonly T[]): { one: T; lane: number }[] {
  const ends: number[] = []
  return all
    .toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
    .map((one) => {
      const free = ends.findIndex((end) => end <= one.start)
      const lane = free < 0 ? ends.length : free
      ends[lane] = one.end
      return { one, lane }
    })
}

/** How many people come between a line and the next. */
export const arrivalsAt = (all: readonly { start: number; people: number }[], { at }: Tick, minutes: number): number =>
  all.filter(({ start }) => at <= start && start < at + minutes * MINUTE).reduce((sum, { people }) => sum + people, 0)
