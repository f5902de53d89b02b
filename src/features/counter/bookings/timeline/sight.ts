import type { Tick } from '#rules/booking-timeline.ts'
import type { Span } from '#rules/spans.ts'

/** So many columns are in sight at least: fewer would be wider than anybody needs. */
const LEAST = 8
/** So long before the first who comes, or before the present, in milliseconds. */
const BEFORE = 30 * 60_000

/**
 * With which column an evening begins, and how many there are from it to the end: the one half an hour before the first who is not
 * gone, or before the present where she is there; at the opening if that is later.
 * @param open when it opens and closes   @param taken bookings and held places   @param now undefined on another day
 */
export function sightOf(
  ticks: readonly Tick[],
  { open, taken, now }: { open: readonly Span[]; taken: readonly Span[]; now: number | undefined },
): { first: number; count: number } {
  const starts = taken.filter(({ end }) => now === undefined || now < end).map(({ start }) => start)
  const next = Math.min(...starts)
  const present = now ?? Number.NEGATIVE_INFINITY
  const moment = starts.length > 0 ? Math.max(next, present) : (now ?? ticks[0]?.at ?? 0)
  const opening = Math.max(...open.map(({ start }) => start).filter((start) => start <= moment))
  const begin = Math.max(moment - BEFORE, opening)
  const at = ticks.filter((tick) => tick.at <= begin).length - 1
  const first = Math.max(0, Math.min(at, ticks.length - LEAST))
  return { first, count: Math.max(1, ticks.length - first) }
}
