import { type Refusal, refuseField } from './refusal.ts'

const MINUTE = 60_000
const DAYS_AHEAD = 7
/** So far ahead at most an order is promised, in minutes. */
export const MOST_MINUTES = DAYS_AHEAD * 1440
/** A promise that is sent again, because nobody knows whether it arrived, may have gone by meanwhile. */
const JUST_GONE = 5 * MINUTE

/**
 * The moment that is promised by "in so many minutes": it is the clock that is read, so it begins a minute. To be computed once, where
 * it is chosen: who sends it again says the same. Milliseconds.
 */
export const readyIn = (minutes: number, now: number): number => (Math.floor(now / MINUTE) + minutes) * MINUTE

/**
 * May staff say that an order is ready at this moment? From now on, or just before, and not further than a week.
 * @param at milliseconds   @returns nothing, or order_ready_by at `readyBy`
 */
export function checkReadyBy(at: number, now: number): Refusal | undefined {
  const isPossible = at >= now - JUST_GONE && at <= now + MOST_MINUTES * MINUTE
  return isPossible ? undefined : refuseField('readyBy', 'order_ready_by', { values: { days: DAYS_AHEAD } })
}
