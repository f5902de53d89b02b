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

/**
 * Can she be born on this day, and is she old enough?
 * @param born `YYYY-MM-DD`   @param today the day on the activity's wall, in the same form
 * @returns nothing where all is well, else birth_date, or too_young
 */
export function checkBirthDate(born: string, today: string, path = 'birthDate'): Refusal | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(born) || !exists(born) || Number(born.slice(0, 4)) < FIRST_YEAR || born > today)
    return refuseField(path, 'birth_date')
  const youngest = `${Number(today.slice(0, 4)) - LEAST_AGE}${today.slice(4)}`
  return born > youngest ? refuseField(path, 'too_young') : undefined
}
