import type { Span } from '#rules/spans.ts'

/** What the shortest booking needs for two lines and a finger, in rem: letters that are larger need more. */
const LEAST = 3.25
/** Shorter than a quarter of an hour nothing makes a day longer; with none shorter than half an hour it is this long. */
const [SHORTEST, USUAL] = [15, 30]

/** How high so many hours are drawn, in rem. */
export function heightOf(hours: number, entries: readonly Span[]): number {
  const shortest = Math.min(USUAL, ...entries.map(({ start, end }) => (end - start) / 60_000))
  return (hours * 60 * LEAST) / Math.max(SHORTEST, shortest)
}
