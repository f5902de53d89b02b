import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { refuse } from '#rules/refusal.ts'
import type { OpenReads } from '../work/open.ts'
import { PLACE_CODES } from './place-codes.ts'

type Place = { id: string; code: string; name: string }
const named = new Map<LanguageCode, Place[]>()

/** Every place by its name in one language, in that language's order. */
function placesIn(language: LanguageCode): Place[] {
  const known = named.get(language)
  if (known) return known
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const places = PLACE_CODES.map((code) => ({ id: code, code, name: names.of(code) ?? code }))
  places.sort((a, b) => a.name.localeCompare(b.name, language))
  named.set(language, places)
  return places
}

/** A place by its name in one language; nothing where there is none of that code. */
export const placeIn = (language: LanguageCode, code: string): Place | undefined => placesIn(language).find((place) => place.code === code)

/** Does an activity with these countries serve that one? One that names none serves all. */
export const serves = ({ countries }: { countries: readonly string[] }, code: string): boolean =>
  (countries.length === 0 ? PLACE_CODES : countries).includes(code)

const list = (places: Place[], { descending }: Paging) => ({
  data: descending === 1 ? places.toReversed() : places,
  totalRows: places.length,
})

/** Every nation or country of ISO 3166-1 by its name in the request's language. */
export const all = (paging: Paging, language: LanguageCode) => list(placesIn(language), paging)

/** The countries that the activity serves, or not_found. */
export async function ofActivity(w: Pick<OpenReads, 'activity'>, paging: Paging, language: LanguageCode) {
  const activity = await w.activity()
  if (!activity) return refuse('not_found')
  return list(
    placesIn(language).filter(({ code }) => serves(activity, code)),
    paging,
  )
}
