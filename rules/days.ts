const DAY_MS = 86_400_000
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendar(zone: string) {
  const known = calendars.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  calendars.set(zone, made)
  return made
}

/** The wall clock ahead of UTC at an instant, in milliseconds, as the zone's own rules say. */
function measured(zone: string, instant: number): number {
  const minute = Math.floor(instant / 60_000) * 60_000
  return Date.parse(`${calendar(zone).format(minute).replace(' ', 'T')}Z`) - minute
}

/** The same by zone and day of UTC, where it does not change within the day: asking the zone costs a hundred times as much. */
const steady = new Map<string, Map<number, number | undefined>>()
const MOST_KEPT = 5_000

function ahead(zone: string, instant: number): number {
  const day = Math.floor(instant / DAY_MS)
  let known = steady.get(zone)
  if (!known) steady.set(zone, (known = new Map()))
  if (!known.has(day)) {
    if (known.size >= MOST_KEPT) known.clear()
    const first = measured(zone, day * DAY_MS)
    known.set(day, first === measured(zone, (day + 1) * DAY_MS) ? first : undefined)
  }
  return known.get(day) ?? measured(zone, instant)
}

/**
 * Day and time on the wall of a place.
 * @param zone IANA name, such as Europe/Rome   @param instant milliseconds or ISO   @returns `YYYY-MM-DD` and `HH:mm`. SEMANTICS 6.
 */
export function onTheWall(zone: string, instant: number | string): { day: string; time: string } {
  const at = new Date(instant).getTime()
  const wall = new Date(at + ahead(zone, at)).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** How old a kept copy is for the eye: of today, of yesterday, or older, counted in days of the place. */
export function ageOf(kept: number | string, now: number, zone: string): 'today' | 'yesterday' | 'older' {
  const { day } = onTheWall(zone, kept)
  const today = onTheWall(zone, now).day
  if (day >= today) return 'today'
  return Date.parse(today) - Date.parse(day) === DAY_MS ? 'yesterday' : 'older'
}

/**
 * The instant at which the wall of a place shows this day and time. Of two, when the clocks go back, the later; of none, when
 * they go forward, as much after the change.
 * @param day `YYYY-MM-DD`   @param time `HH:mm`   @returns milliseconds
 */
export function instantOf(zone: string, day: string, time: string): number {
  const wall = Date.parse(`${day}T${time}Z`)
  const [before, after] = [ahead(zone, wall - DAY_MS), ahead(zone, wall + DAY_MS)]
  const [later, earlier] = [wall - Math.min(before, after), wall - Math.max(before, after)]
  return [later, earlier].find((at) => ahead(zone, at) === wall - at) ?? wall - before
}

/** Does the wall ever show this day and time? Not within the hour that is left out when the clocks go forward. */
export function isOnTheWall(zone: string, day: string, time: string): boolean {
  const wall = onTheWall(zone, instantOf(zone, day, time))
  return wall.day === day && wall.time === time
}

/** Minutes from midnight of `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** `HH:mm` of minutes from midnight. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** `YYYY-MM-DD`, so many days after another. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The weekday of a day: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay()

/** A time of a day, `HH:mm` from 00:00 to 23:59. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Is it a time of a day, written `HH:mm`? 24:00 is none, nor is 7:30. */
export const isTime = (time: string): boolean => TIME.test(time)

/** Is it a day of the calendar, written `YYYY-MM-DD`, as are the days beside it? The 31st of February is none, nor one of the year 9999. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && day < '9999' && Date.parse(day) > 0 && dayAfter(day, 0) === day
