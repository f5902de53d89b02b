import { dayAfter, instantOf, onTheWall } from './days.ts'

/** How long staff say that there is none of something: for today, or until they say otherwise. LOOK "counter-1". */
export type SoldOut = 'today' | 'until_changed'

/** A day at the counter ends when the last guests of its night have gone, not at midnight. */
const DAY_ENDS = '05:00'
/** Later than any clock that will ask. */
const UNTIL_CHANGED = Date.parse('9999-12-31T00:00:00Z')

/** Until when there is none, in milliseconds. @param now milliseconds */
export function soldOutUntil(how: SoldOut, zone: string, now: number): number {
  if (how === 'until_changed') return UNTIL_CHANGED
  const { day, time } = onTheWall(zone, now)
  return instantOf(zone, time < DAY_ENDS ? day : dayAfter(day, 1), DAY_ENDS)
}

/** What is said of something that there is none of until then. @param until milliseconds, null if nobody says so any more */
export function soldOutHow(until: number | null): SoldOut | null {
  if (until === null) return null
  return until >= UNTIL_CHANGED ? 'until_changed' : 'today'
}
