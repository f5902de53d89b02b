import { didYouMean } from './nearest.ts'

const ZONES = Intl.supportedValuesOf('timeZone')

/** Is it a time zone that clocks can be set by? */
export function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('it', { timeZone: zone }))
  } catch {
    return false
  }
}

/** How a time zone is written, and the one that was likely meant. */
export function zoneSentence(given: string): string {
  const town = ZONES.find((zone) => given && zone.toLowerCase().endsWith(`/${given.toLowerCase()}`))
  const near = town ? `; did you mean ${town}?` : didYouMean(given, ZONES)
  return `a time zone is a region and a town in English, such as Europe/Rome${near}`
}
