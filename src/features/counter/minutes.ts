import { onTheWall } from '#rules/days.ts'

/** In how many minutes an order may be said to be ready, by one tap. */
export const MINUTES = [10, 15, 20, 30] as const

const MINUTE = 60_000
const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** What the clock says in so many minutes: `19:30`. */
export const clockIn = (minutes: number, now: number, zone: string): string => onTheWall(zone, now + minutes * MINUTE).time

/**
 * The choice that comes nearest to when she wants it, of two the sooner.
 * @param wish `HH:mm` on the activity's wall, of today   @returns without a wish 15
 */
export function nearestTo(wish: string | null, now: number, zone: string): number {
  if (wish === null) return 15
  const left = inMinutes(wish) - inMinutes(onTheWall(zone, now).time)
  return MINUTES.reduce<number>((best, one) => (Math.abs(one - left) < Math.abs(best - left) ? one : best), MINUTES[0])
}

/** A span in the reader's words: minutes, from two hours on hours, from two days on days. */
export function spanWords(minutes: number, language: string): string {
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(Math.floor(Number(count)))
}

/** Whole minutes from one moment to another, both in milliseconds or as instants; begun ones don't count. */
export const minutesBetween = (from: number | string, to: number | string): number =>
  Math.floor((new Date(to).getTime() - new Date(from).getTime()) / MINUTE)
