import type { FigureRange, Figures, Report } from '#contract/counter-figures.ts'
import { dayAfter, weekdayOf } from './days.ts'
import { centsOf } from './money.ts'

/** What an owner looks at, in the order of the tiles. */
export const MEASURES = ['people', 'credit', 'orders', 'bookings', 'coupons'] as const
export type Measure = (typeof MEASURES)[number]

/** A week or a month: its first day and its last. */
export type Period = { from: string; to: string }
/** The same as a stretch of the wall clock, half-open: `YYYY-MM-DD HH:mm`. */
export type WallSpan = { from: string; until: string }

const WEEKS = 8
const MONTHS = { '6m': 6, '1y': 12 } as const
/** Of fewer people no part is shown: it would tell of one of them. */
const LEAST = 5

/** Is it told by week or by month? */
export const unitOf = (range: FigureRange): 'week' | 'month' => (range === '8w' ? 'week' : 'month')

/** The Monday of the week that holds a day. */
export const mondayOf = (day: string): string => dayAfter(day, -((weekdayOf(day) + 6) % 7))

/** The first of the month, so many months from the one that holds a day. */
function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const weekFrom = (from: string): Period => ({ from, to: dayAfter(from, 6) })
const monthOf = (day: string, months: number): Period => ({
  from: firstOfMonth(day, months),
  to: dayAfter(firstOfMonth(day, months + 1), -1),
})

/** Those of a range, oldest first; the last holds today. */
export function periodsOf(range: FigureRange, today: string): Period[] {
  if (range === '8w') return Array.from({ length: WEEKS }, (_, n) => weekFrom(dayAfter(mondayOf(today), (n - WEEKS + 1) * 7)))
  return Array.from({ length: MONTHS[range] }, (_, n) => monthOf(today, n - MONTHS[range] + 1))
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A whole period on the wall. */
export const spanOf = ({ from, to }: Period): WallSpan => ({ from: `${from} 00:00`, until: `${dayAfter(to, 1)} 00:00` })

/**
 * The same days of the period before the one that is running, up to the same time of day; a shorter month ends with its last day.
 * @param now on the activity's wall
 */
export function sameDaysBefore(range: FigureRange, now: { day: string; time: string }): { period: Period; span: WallSpan } {
  const isWeek = unitOf(range) === 'week'
  const running = isWeek ? weekFrom(mondayOf(now.day)) : monthOf(now.day, 0)
  const before = isWeek ? weekFrom(dayAfter(running.from, -7)) : monthOf(now.day, -1)
  const same = dayAfter(before.from, daysBetween(running.from, now.day))
  const whole = spanOf(before)
  if (same > before.to) return { period: before, span: whole }
  return { period: { from: before.from, to: same }, span: { from: whole.from, until: `${same} ${now.time}` } }
}

/** Are these people enough for a part of them to be shown? */
export const mayBeSplit = (people: number): boolean => people >= LEAST

/** May parts of a period and of its first days both be shown? Not if their difference told of a few. */
export const mayBeCompared = (whole: number, first: number): boolean => mayBeSplit(first) && (whole === first || mayBeSplit(whole - first))

/** Is there less than two weeks to tell of? Then a figure has nothing beside it. */
export const isEarly = ({ since, today }: Pick<Report, 'since' | 'today'>): boolean => since === null || mondayOf(since) >= mondayOf(today)

/** The one figure of a measure; money in cents. Null where it is not shown. */
export const mainOf: Record<Measure, (figures: Figures) => number | null> = {
  people: ({ people }) => people.back ?? (people.came === 0 ? 0 : null),
  credit: ({ credit }) => centsOf(credit.given),
  orders: ({ orders }) => orders.count,
  bookings: ({ bookings }) => bookings.count,
  coupons: ({ coupons }) => coupons.used,
}

/** What a measure has gained on the same days of the period before; undefined where one of the two is not shown. */
export function changeOf(measure: Measure, { periods, before }: Pick<Report, 'periods' | 'before'>): number | undefined {
  const last = periods.at(-1)
  const [now, then] = [last ? mainOf[measure](last) : null, mainOf[measure](before)]
  return now === null || then === null ? undefined : now - then
}

/** So many of a whole in a hundred, rounded; undefined of nothing. */
export const hundredths = (part: number, whole: number): number | undefined => (whole > 0 ? Math.round((part / whole) * 100) : undefined)

/** A share as one says it. */
export type Share = { part: number; whole: number }
/** What a share costs that counts to one more, beside how far it is from the truth. */
const EFFORT = 0.005
const SAID: Share[] = Array.from({ length: 9 }, (_, i) => i + 2).flatMap((whole) =>
  Array.from({ length: whole - 1 }, (_, n) => ({ part: n + 1, whole })),
)

/** So near to all or to none that nine in ten, or one, would be too far from it. */
const END = 0.05
/** Is it all but a few? Not if it is all. */
export const isNearlyAll = (part: number, whole: number): boolean => part < whole && part / whole >= 1 - END

/**
 * Two in three, eight in ten: near the truth and easy to say. All (1 of 1) and none (0 of 1) only where it is all or none; what is
 * nearly so is said as it is (226 of 232).
 * @returns undefined of nothing, or of more than all
 */
export function shareOf(part: number, whole: number): Share | undefined {
  if (whole <= 0 || part < 0 || part > whole) return undefined
  if (part === 0 || part === whole) return { part: part === 0 ? 0 : 1, whole: 1 }
  if (isNearlyAll(part, whole) || part / whole <= END) return { part, whole }
  const cost = (said: Share) => Math.abs(said.part / said.whole - part / whole) + said.whole * EFFORT
  return SAID.reduce((best, said) => (cost(said) < cost(best) ? said : best))
}

/** The same in ten: eight of ten euros. All ten and none only where it is all or none. */
export function tenthsOf(part: number, whole: number): number | undefined {
  if (whole <= 0 || part < 0 || part > whole) return undefined
  if (part === 0 || part === whole) return part === 0 ? 0 : 10
  return Math.min(9, Math.max(1, Math.round((part / whole) * 10)))
}

/** The sums of a range. */
export const totals = (periods: readonly Figures[]) => {
  const sum = (of: (one: Figures) => number) => periods.reduce((all, one) => all + of(one), 0)
  const told = periods.filter(({ bookings }) => bookings.absent !== null)
  return {
    given: sum(({ credit }) => centsOf(credit.given)),
    spent: sum(({ credit }) => centsOf(credit.spent)),
    orders: sum(({ orders }) => orders.count),
    worth: sum(({ orders }) => centsOf(orders.worth)),
    booked: told.reduce((all, { bookings }) => all + bookings.count, 0),
    kept: told.reduce((all, { bookings }) => all + bookings.count - (bookings.absent ?? 0), 0),
    couponsGiven: sum(({ coupons }) => coupons.given),
    couponsUsed: sum(({ coupons }) => coupons.used),
  }
}
