/** `DD-MM-YYYY` of an ISO day. Spec §9. */
export const date = (day: string): string => day.slice(0, 10).split('-').reverse().join('-')

/** Dotted groups of 3-2-2-rest, a leading + kept: `333.12.34.567`. Spec §9. */
export function phone(given: string): string {
  const digits = given.replace(/\D/g, '')
  const groups = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 7), digits.slice(7)]
  return (given.trim().startsWith('+') ? '+' : '') + groups.filter(Boolean).join('.')
}

const letters = new Intl.Segmenter('it')

/** At most `length` letters as a person counts them, then `…`. Spec §9: 10 unless told. */
export function truncate(text: string, length = 10): string {
  const found = Array.from(letters.segment(text), ({ segment }) => segment)
  return found.length <= length ? text : `${found.slice(0, length).join('')}…`
}
