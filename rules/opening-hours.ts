import type { Hours, Store } from '#contract/stores.ts'
import { dayAfter, minutesOf, onTheWall, timeOf, weekdayOf } from './days.ts'
import { joined, type Span } from './spans.ts'

/** When a place is open: by the week, but for single days. */
export type Opening = Pick<Store, 'hours' | 'closedDays'>

/** A moment to come on the wall of the place: its day, and how many days that is from today. */
export type Turn = { day: string; days: number; time: string }

/** How a place stands: open until a turn (for ever, without one), or closed, and until when where that is known. */
export type Standing = { is: 'open'; until?: Turn; minutesLeft?: number } | { is: 'closed'; opens?: Turn; isSpecial: boolean }

const DAY_MINUTES = 1_440
/** How far ahead an opening is looked for: a long summer holiday. */
const AHEAD_DAYS = 62

/** In minutes from today's midnight. An end not after its beginning is of the next day. */
function spanOf({ startTime, endTime }: Hours, days: number): Span {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)]
  return { start: days * DAY_MINUTES + start, end: (end > start ? days : days + 1) * DAY_MINUTES + end }
}

const hoursOf = ({ hours, closedDays }: Opening, day: string) =>
  closedDays.includes(day) ? [] : hours.filter((one) => one.day % 7 === weekdayOf(day))

/** The spans of these days, what touches made one. */
function spansOf(opening: Opening, today: string, from: number, to: number): Span[] {
  const found: Span[] = []
  for (let days = from; days <= to; days++) found.push(...hoursOf(opening, dayAfter(today, days)).map((one) => spanOf(one, days)))
  return joined(found)
}

/**
 * Is it open now, and until when; or when does it open next? On the wall of the place; a day that began before a closed one
 * still ends in it.
 * @param zone IANA name   @param now milliseconds   @returns nothing where no hours are known
 */
export function standingOf(opening: Opening, zone: string, now: number): Standing | undefined {
  if (opening.hours.length === 0) return undefined
  const wall = onTheWall(zone, now)
  const minute = minutesOf(wall.time)
  const spans = spansOf(opening, wall.day, -1, AHEAD_DAYS)
  const turn = (minutes: number): Turn => {
    const days = Math.floor(minutes / DAY_MINUTES)
    return { day: dayAfter(wall.day, days), days, time: timeOf(minutes - days * DAY_MINUTES) }
  }
  const current = spans.find(({ start, end }) => start <= minute && minute < end)
  if (current) {
    const isEndless = current.end > AHEAD_DAYS * DAY_MINUTES
    return isEndless ? { is: 'open' } : { is: 'open', until: turn(current.end), minutesLeft: current.end - minute }
  }
  const next = spans.find(({ start }) => start > minute)
  const isSpecial = opening.closedDays.includes(wall.day)
  return { is: 'closed', ...(next && { opens: turn(next.start) }), isSpecial }
}

/** Was it open today, and is no more? On the wall of the place; a day of rest is not over before midnight. */
export function isOverToday(opening: Opening, zone: string, now: number): boolean {
  const wall = onTheWall(zone, now)
  const today = spansOf(opening, wall.day, 0, 0)
  return today.length > 0 && today.every(({ end }) => end <= minutesOf(wall.time))
}

/** One day of the next seven: its weekday (0 is Sunday), its hours in order, and whether it is closed in spite of them. */
export type DayOfWeek = { day: string; weekday: number; hours: Hours[]; isToday: boolean; isSpecial: boolean }

/** The seven days from Monday on, each by its next date, that the table of opening hours shows. */
export function weekOf({ hours, closedDays }: Opening, zone: string, now: number): DayOfWeek[] {
  const today = onTheWall(zone, now).day
  const days = Array.from({ length: 7 }, (_, ahead) => {
    const day = dayAfter(today, ahead)
    const weekday = weekdayOf(day)
    const own = hours.filter((one) => one.day % 7 === weekday).sort((a, b) => a.startTime.localeCompare(b.startTime))
    return { day, weekday, hours: own, isToday: ahead === 0, isSpecial: own.length > 0 && closedDays.includes(day) }
  })
  return days.sort((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
}

/** The closed days of the next two months, soonest first. */
export function closedDaysAhead({ closedDays }: Opening, zone: string, now: number): string[] {
  const today = onTheWall(zone, now).day
  const last = dayAfter(today, AHEAD_DAYS)
  return closedDays.filter((day) => day >= today && day <= last).sort()
}

/** Days as the runs that they make: the 24th and the 25th are one. @param days in order */
export function runsOf(days: readonly string[]): { first: string; last: string }[] {
  const runs: { first: string; last: string }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && dayAfter(run.last, 1) === day) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

/** A day as a bar, in minutes from its midnight: from one full hour to another, when it is open there, and the minute that it is. */
export type DayBar = { from: number; to: number; now: number; spans: (Span & { is: 'past' | 'now' | 'next' })[] }

const HOUR = 60

/** Today's opening as a bar, with an hour around it, or what of last night reaches into it; nothing where no hours are known. */
export function dayBarOf(opening: Opening, zone: string, at: number): DayBar | undefined {
  if (opening.hours.length === 0) return undefined
  const wall = onTheWall(zone, at)
  const now = minutesOf(wall.time)
  const spans = spansOf(opening, wall.day, -1, 0)
    .filter(({ end }) => end > 0)
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(end, 2 * DAY_MINUTES) }))
  const stands = ({ start, end }: Span) => (end <= now ? 'past' : start <= now ? 'now' : 'next')
  const edges = [now, ...spans.flatMap(({ start, end }) => [start, end])]
  return {
    from: Math.max(0, Math.floor(Math.min(...edges) / HOUR - 1) * HOUR),
    to: Math.ceil(Math.max(...edges) / HOUR + 1) * HOUR,
    now,
    spans: spans.map((span) => ({ ...span, is: stands(span) })),
  }
}

/** The weekdays that it never opens on, from Monday on: 0 is Sunday. */
export const closedWeekdays = ({ hours }: Opening): number[] =>
  [1, 2, 3, 4, 5, 6, 0].filter((weekday) => !hours.some(({ day }) => day % 7 === weekday))
