import dayjs from 'dayjs'
import 'dayjs/locale/de'
import 'dayjs/locale/es'
import 'dayjs/locale/fr'
import 'dayjs/locale/it'
import type { LanguageCode } from '#contract/languages.ts'

/** A day of German ends in a point, after which a line would break. */
const NBSP = '\u00a0'
const plain = 'dddd D MMMM'
const forms: Record<LanguageCode, string> = { it: plain, fr: plain, en: plain, es: 'dddd D [de] MMMM', de: `dddd, D.${NBSP}MMMM` }

/** As at the start of a line. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "sabato 21 novembre"; the year stands with it where it is not this one. `day` and `today` are `YYYY-MM-DD`. */
export function dayName(day: string, language: LanguageCode, today: string): string {
  const form = day.slice(0, 4) === today.slice(0, 4) ? forms[language] : `${forms[language]} YYYY`
  return dayjs(day).locale(language).format(form)
}

const nears: Record<LanguageCode, string> = { it: 'dddd D', fr: 'dddd D', en: 'dddd D', es: 'dddd D', de: 'dddd, D.M.' }
/** So many days away a day is still known without its month. */
const NEAR_DAYS = 6

/** "lunedì 30" of a day within the week, in German "Montag, 30.11.", else "lunedì 21 dicembre". */
export function nearDayName(day: string, language: LanguageCode, today: string): string {
  const away = Math.abs(dayjs(day).diff(today, 'day'))
  return away > NEAR_DAYS ? dayName(day, language, today) : dayjs(day).locale(language).format(nears[language])
}

/** "Sabato 21 novembre", at the start of a line. */
export const dayTitle = (day: string, language: LanguageCode, today: string): string => capital(dayName(day, language, today))

/** "sabato" */
export const weekdayName = (day: string, language: LanguageCode): string => dayjs(day).locale(language).format('dddd')

/** "nov" */
export const monthName = (day: string, language: LanguageCode): string => dayjs(day).locale(language).format('MMM').replace('.', '')

/** "sab" */
export const shortWeekday = (day: string, language: LanguageCode): string => dayjs(day).locale(language).format('ddd').replace('.', '')

/** "lun 30" */
export const shortDayName = (day: string, language: LanguageCode): string =>
  `${shortWeekday(day, language)} ${dayjs(day).format(language === 'de' ? 'D.' : 'D')}`

/** "mar 1 dic, 10:00", its parts kept together. @param day `YYYY-MM-DD` */
export const dayHour = (day: string, time: string, language: LanguageCode): string =>
  `${shortWeekday(day, language)}${NBSP}${shortDay(day, language).replaceAll(' ', NBSP)}, ${time}`

const yearOf = (day: string) => day.slice(0, 4)
const namedMonth = (day: string, language: LanguageCode, withYear: boolean) =>
  dayjs(day)
    .locale(language)
    .format(withYear ? (language === 'es' ? 'MMMM [de] YYYY' : 'MMMM YYYY') : 'MMMM')

/** "novembre"; the year stands with it where it is not this one. */
export const wholeMonth = (day: string, language: LanguageCode, today: string): string =>
  namedMonth(day, language, yearOf(day) !== yearOf(today))

/** "novembre – dicembre", with both years where they differ, else with theirs, once, where it is not this one. `first` and `last` are days. */
export function monthSpan(first: string, last: string, language: LanguageCode, today: string): string {
  const isOfTwo = yearOf(first) !== yearOf(last)
  const end = namedMonth(last, language, isOfTwo || yearOf(last) !== yearOf(today))
  return first.slice(0, 7) === last.slice(0, 7) ? end : `${namedMonth(first, language, isOfTwo)} – ${end}`
}

const shorts: Record<LanguageCode, string> = { it: 'D MMM', fr: 'D MMM', en: 'D MMM', es: 'D MMM', de: `D.${NBSP}MMM` }

/** "19 nov", of an instant on this device's clock. Without `Intl`, whose first date costs a slow phone 80 ms. */
export const shortDay = (instant: string, language: LanguageCode): string => dayjs(instant).locale(language).format(shorts[language])

/** Is it today, yesterday, or neither? */
export function nearness(day: string, today: string): 'today' | 'yesterday' | undefined {
  if (day === today) return 'today'
  return dayjs(today).subtract(1, 'day').format('YYYY-MM-DD') === day ? 'yesterday' : undefined
}
