import { type Refusal, refuseField } from './refusal.ts'

/** SEMANTICS 10. */
export const FIRST_YEAR = 1900
/** Younger ones need a parent's consent. */
export const LEAST_AGE = 14

const exists = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** `YYYY-MM-DD` of three choices; nothing until all three are made. Spec §5. */
export const birthDateOf = (year: string, month: string, day: string): string | undefined =>
  year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined

/** Why she cannot be born on that day, or is not old enough. */
export type BirthDateFlaw = 'no_day' | 'too_early' | 'to_come' | 'too_young'

/**
 * Can she be born on this day, and is she old enough?
 * @param born `YYYY-MM-DD`   @param today the day on the activity's wall, in the same form
 * @returns nothing where all is well
 */
export function birthDateFlaw(born: string, today: string): BirthDateFlaw | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(born) || !exists(born)) return 'no_day'
  if (Number(born.slice(0, 4)) < FIRST_YEAR) return 'too_early'
  if (born > today) return 'to_come'
  const youngest = `${Number(today.slice(0, 4)) - LEAST_AGE}${today.slice(4)}`
  return born > youngest ? 'too_young' : undefined
}

/** The same as a refusal: nothing, birth_date or too_young. */
export function checkBirthDate(born: string, today: string, path = 'birthDate'): Refusal | undefined {
  const flaw = birthDateFlaw(born, today)
  return flaw && refuseField(path, flaw === 'too_young' ? flaw : 'birth_date')
}
