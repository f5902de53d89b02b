import { dayAfter, instantOf, isOnTheWall, minutesOf, onTheWall, timeOf } from './days.ts'
import { holds, joined, meets, type Span, without } from './spans.ts'

/** Of one operator, or of nobody in particular. */
type OfOperator = { operatorId: string | null }

/** One column an operator, in their order; one more, of nobody in particular, where something stands in it or nobody serves. */
export function columnsOf<T extends OfOperator>(operators: readonly string[], entries: readonly T[]): (OfOperator & { entries: T[] })[] {
  const of = (operatorId: string | null) => ({ operatorId, entries: entries.filter((entry) => entry.operatorId === operatorId) })
  const nobody = of(null)
  const columns = operators.map(of)
  return nobody.entries.length > 0 || columns.length === 0 ? [...columns, nobody] : columns
}

/** What concerns an operator: their own, and what is of all. */
const concerning = <T extends OfOperator>(all: readonly T[], operatorId: string | null): T[] =>
  all.filter((one) => one.operatorId === null || one.operatorId === operatorId)

/** A time at which nobody is served: between two openings a break, else closed. */
export type Gap = Span & { is: 'break' | 'closed' }

/** When a day is open, and what is closed of it though it would be; both by operator, in milliseconds. */
export type Hours = { open: readonly (Span & OfOperator)[]; closings: readonly (Span & OfOperator)[] }

/** The hours in which an operator serves. */
const served = ({ open, closings }: Hours, operatorId: string | null): Span[] =>
  without(joined(concerning(open, operatorId)), concerning(closings, operatorId))

/** The times of a frame in which an operator serves nobody, in order. */
export function gapsOf(frame: Span, hours: Hours, operatorId: string | null): Gap[] {
  const within = (spans: readonly Span[]) => without([frame], without([frame], spans))
  const open = within(concerning(hours.open, operatorId))
  const [first, last] = [open[0], open.at(-1)]
  const closings = concerning(hours.closings, operatorId)
  const breaks = first && last ? without(without([{ start: first.start, end: last.end }], open), closings) : []
  const closed = without([frame], [...served(hours, operatorId), ...breaks])
  const gap = (is: Gap['is']) => (span: Span) => ({ ...span, is })
  return [...breaks.map(gap('break')), ...closed.map(gap('closed'))].sort((a, b) => a.start - b.start)
}

/** How a place stands that somebody could be moved to. */
export type Standing = 'free' | 'taken' | 'closed' | 'past'

/**
 * Would there be room for a wish? The server alone decides, by more than this. A booking that is nobody's may become anybody's and
 * counts for all; a wish that is nobody's has room where one of the operators has.
 * @param rivals bookings and held places, without the one that is moved   @param now milliseconds
 */
export function standingOf(
  wish: Span & OfOperator,
  { operators, rivals, now, ...hours }: Hours & { operators: readonly string[]; rivals: readonly (Span & OfOperator)[]; now: number },
): Standing {
  if (wish.start < now) return 'past'
  const at = (operatorId: string | null): Standing => {
    if (!served(hours, operatorId).some((span) => holds(span, wish))) return 'closed'
    return concerning(rivals, operatorId).some((rival) => meets(rival, wish)) ? 'taken' : 'free'
  }
  if (wish.operatorId !== null || operators.length === 0) return at(wish.operatorId)
  const all = operators.map(at)
  return (['free', 'taken'] as const).find((standing) => all.includes(standing)) ?? 'closed'
}

const LAST_MINUTE = 24 * 60 - 1

/**
 * The time of the grid after one, or before it; the wall's gap, when the clocks go forward, is stepped over.
 * @param by the grid's minutes, below zero towards the morning   @returns the same time where the day ends
 */
export function steppedTime(zone: string, date: string, time: string, by: number): string {
  const [minutes, grid] = [minutesOf(time), Math.abs(by)]
  let next = by > 0 ? Math.floor(minutes / grid) * grid : Math.ceil(minutes / grid) * grid
  do next += by
  while (next >= 0 && next <= LAST_MINUTE && !isOnTheWall(zone, date, timeOf(next)))
  return next < 0 || next > LAST_MINUTE ? time : timeOf(next)
}

/** The time of the grid nearest to a moment, within the day. */
export function snappedTime(zone: string, date: string, at: number, grid: number): string {
  const lastOfGrid = Math.floor(LAST_MINUTE / grid) * grid
  if (at < instantOf(zone, date, '00:00')) return timeOf(0)
  if (at >= instantOf(zone, dayAfter(date, 1), '00:00')) return timeOf(lastOfGrid)
  const minutes = Math.round(minutesOf(onTheWall(zone, at).time) / grid) * grid
  return timeOf(Math.min(minutes, lastOfGrid))
}
