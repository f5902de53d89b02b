import dayjs from 'dayjs'
import type { LanguageCode } from '#contract/languages.ts'
import type { Period } from '#rules/figures.ts'
import { shortDay } from '../../../components/words/day-name.ts'

type Unit = 'week' | 'month'
/** Days are not torn apart. */
const NBSP = '\u00a0'
const JOINED = '\u2060'

/** "16": as it stands before a later day of the same month. */
const number = (day: string, language: LanguageCode) => `${Number(day.slice(8))}${language === 'de' ? '.' : ''}`

/** "16 – 22 nov", "26 ott – 1 nov", "9 nov" of one day. */
export function daysName({ from, to }: Period, language: LanguageCode): string {
  if (from === to) return shortDay(from, language)
  const first = from.slice(0, 7) === to.slice(0, 7) ? number(from, language) : shortDay(from, language)
  return `${first} – ${shortDay(to, language)}`.replaceAll(' ', NBSP).replace('–', `–${JOINED}`)
}

/** A period as a line of the table begins: a week by its days, a month by its name. */
export const periodName = (period: Period, unit: Unit, language: LanguageCode): string =>
  unit === 'week' ? daysName(period, language) : dayjs(period.from).locale(language).format('MMMM YYYY')

/** The same below a bar: "16 nov", "nov". A phone has room for its month on a line of its own. */
export const barName = ({ from }: Period, unit: Unit, language: LanguageCode): string =>
  unit === 'week' ? shortDay(from, language).replaceAll(NBSP, ' ') : dayjs(from).locale(language).format('MMM').replace('.', '')
