/** In how many minutes an order may be said to be ready, by one tap. */
export const MINUTES = [10, 15, 20, 30] as const

const MINUTE = 60_000
/**
 * The choice that comes nearest to when she wants it, of two the sooner.
 * @param left minutes until then   @returns without a wish 15
 */
export const nearestTo = (left: number | undefined): number =>
  left === undefined ? 15 : MINUTES.reduce<number>((best, one) => (Math.abs(one - left) < Math.abs(best - left) ? one : best), MINUTES[0])

/** Whole minutes until a moment, a begun one counted. Both in milliseconds. */
export const minutesUntil = (at: number, now: number): number => Math.ceil((at - now) / MINUTE)

/** A span in the reader's words: minutes, from two hours on hours, from two days on days. */
export function spanWords(minutes: number, language: string): string {
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : minutes < 2880 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day']
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(Math.floor(Number(count)))
}

/** Whole minutes from one moment to another, both in milliseconds or as instants; begun ones don't count. */
export const minutesBetween = (from: number | string, to: number | string): number =>
  Math.floor((new Date(to).getTime() - new Date(from).getTime()) / MINUTE)
