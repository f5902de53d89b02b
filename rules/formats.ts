/** `DD-MM-YYYY` of an ISO day. Spec §9. */
export const date = (day: string): string => day.slice(0, 10).split('-').reverse().join('-')

const letters = new Intl.Segmenter('it')

/** At most `length` letters as a person counts them, then `…`. Spec §9: 10 unless told. */
export function truncate(text: string, length = 10): string {
  const found = Array.from(letters.segment(text), ({ segment }) => segment)
  return found.length <= length ? text : `${found.slice(0, length).join('')}…`
}
