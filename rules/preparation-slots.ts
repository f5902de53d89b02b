import type { Hours } from '#contract/stores.ts'
import { dayAfter, isOnTheWall, isTime, minutesOf, onTheWall, timeOf, weekdayOf } from './days.ts'
import { type Refusal, refuse } from './refusal.ts'
import { joined, type Span } from './spans.ts'

const DAY_MINUTES = 1_440
const MARK_MINUTES = 5

/** What of an interval falls on the day on which it begins, and what on the next: across midnight it is split. */
function splitAtMidnight({ startTime, endTime }: Hours): { own: Span; next?: Span } {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)]
  if (end > start) return { own: { start, end } }
  return { own: { start, end: DAY_MINUTES }, next: { start: 0, end } }
}

/** The minutes of one day that lie in an interval, by weekday: 0 and 7 are Sunday. */
function intervalsOf(hours: readonly Hours[], day: string): Span[] {
  const of = (date: string) => hours.filter((one) => one.day % 7 === weekdayOf(date)).map(splitAtMidnight)
  const own = of(day).map((split) => split.own)
  const before = of(dayAfter(day, -1)).flatMap((split) => split.next ?? [])
  return joined([...own, ...before]).filter(({ start, end }) => start < end)
}

/** The first minute of a mark of five that has not begun yet; one that begins now has not gone by. */
function nextMark(zone: string, now: number): { day: string; minute: number } {
  const { day, time } = onTheWall(zone, now)
  const minute = minutesOf(time) + (now % 60_000 > 0 ? 1 : 0)
  return { day, minute: Math.ceil(minute / MARK_MINUTES) * MARK_MINUTES }
}

/**
 * The times of today, `HH:mm`, at which an order can be ready: from the next 5-minute mark, or the beginning of an interval, in
 * steps of the preparation. The end of an interval is none; neither is a time that the wall leaves out. Spec §9, SEMANTICS 5.
 * @param hours of `shop-setting-close-times`: the shop prepares **within** them   @param step minutes; 0 or less: no slots, no field
 */
export function preparationSlots(hours: readonly Hours[], step: number, zone: string, now: number): string[] {
  if (!(step > 0)) return []
  const { day, minute } = nextMark(zone, now)
  const slots = intervalsOf(hours, day).flatMap(({ start, end }) => {
    const first = Math.max(start, minute)
    return Array.from({ length: Math.max(0, Math.ceil((end - first) / step)) }, (_, count) => timeOf(first + count * step))
  })
  return slots.filter((time) => isOnTheWall(zone, day, time))
}

/**
 * Can it be ready then? Slots move with the clock: one that was offered a minute ago still holds, as long as it is to come and
 * within an interval.
 * @returns nothing, or slot_over with the fresh slots
 */
export function checkSlot(
  wish: string,
  hours: readonly Hours[],
  step: number,
  { zone, now }: { zone: string; now: number },
): Refusal | undefined {
  const { day, minute } = nextMark(zone, now)
  const at = isTime(wish) ? minutesOf(wish) : -1
  const isWithin = intervalsOf(hours, day).some(({ start, end }) => start <= at && at < end)
  const isOpen = step > 0 && at >= minute && isWithin && isOnTheWall(zone, day, wish)
  return isOpen ? undefined : refuse('slot_over', undefined, { fresh: { slots: preparationSlots(hours, step, zone, now) } })
}
