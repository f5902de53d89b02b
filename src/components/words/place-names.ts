import type { LanguageCode } from '#contract/languages.ts'
import type { Place } from '#contract/places.ts'

const ITALY = { id: 'IT', code: 'IT', name: '' }

/** Countries to choose from, each by its name in the page's language; until the list is there, the one most live in. */
export function namesOf(places: readonly Place[] = [ITALY], language: LanguageCode): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return places
    .map(({ id, code, name }) => ({ value: id, label: names.of(code) ?? name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}
