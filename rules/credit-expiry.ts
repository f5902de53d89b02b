import { dayAfter } from './days.ts'

/** As many days before its end she is told of it. */
const NOTICE_DAYS = 14
/** What could not be ended within so many days of the one that she was told is told anew. */
const LATE_DAYS = 7

/** Where credit counts for so many `days` after the last movement: when that was, and the last day that she was `told`, all `YYYY-MM-DD`. */
type Credit = { days: number; moved: string; told: string | null; today: string }

/** How long before its end she is told: a fortnight, or half of the time that it counts where that is less. */
export const noticeOf = (days: number): number => Math.min(NOTICE_DAYS, Math.floor(days / 2))

/**
 * What is to be done about credit that nothing has moved for long: to `tell` her its last day, to `end` it, or to `forget` what she was
 * told, as the activity has given it longer since. Nobody loses any without having been told in time.
 */
export function creditStep({ days, moved, told, today }: Credit): { tell: string } | 'end' | 'forget' | undefined {
  const last = dayAfter(moved, days)
  const notice = noticeOf(days)
  if (told === null) {
    if (today < dayAfter(last, -notice)) return undefined
    const soonest = dayAfter(today, notice)
    return { tell: last > soonest ? last : soonest }
  }
  if (today <= told) return undefined
  return last < today && today <= dayAfter(told, LATE_DAYS) ? 'end' : 'forget'
}
