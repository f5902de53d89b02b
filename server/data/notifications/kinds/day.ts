import type { I18n } from '@lingui/core'

/** A day of German ends in a point, after which a line would break. */
const whole = (text: string) => text.replace(/(\d\.) /, '$1\u00a0')

/** A day of the activity's wall, ISO, as it is said: `sabato 28 novembre`. */
export const dayIn = (words: I18n, day: string): string =>
  whole(words.date(`${day.slice(0, 10)}T00:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }))

/** The same as it stands in a declaration: `28 novembre 2026`. */
export const dateIn = (words: I18n, day: string): string =>
  whole(words.date(`${day.slice(0, 10)}T00:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** The last day of something, which may be in another year: `sabato 28 novembre 2026`. */
export const lastDayIn = (words: I18n, day: string): string =>
  whole(words.date(`${day.slice(0, 10)}T00:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** The same at the head of a sentence. */
export const asHead = (words: I18n, text: string): string => text.slice(0, 1).toLocaleUpperCase(words.locale) + text.slice(1)
