import type { I18n } from '@lingui/core'
import { entryOf, TYPOLOGIES } from '#rules/allergens.ts'
import { allergenWords, typologyWords } from '../../components/menu/allergen-words.ts'
import type { DishFilter } from './use-dish-filter.ts'

const typologiesOf = (filter: DishFilter) => TYPOLOGIES.filter((one) => filter.only.includes(one))
const entriesOf = (filter: DishFilter) => filter.without.flatMap((code) => entryOf(code) ?? [])

/** A filter in words: "Senza glutine", "Vegano". */
export const filterWords = (filter: DishFilter, i18n: I18n): string[] => [
  ...new Set([
    ...entriesOf(filter).map((entry) => i18n._(allergenWords[entry].without)),
    ...typologiesOf(filter).map((one) => i18n._(typologyWords[one])),
  ]),
]

/** The sprite's name for the first thing asked for. */
export function filterIcon(filter: DishFilter): string {
  const [entry] = entriesOf(filter)
  const [typology] = typologiesOf(filter)
  return entry === 'GL' ? 'GF' : (entry ?? typology ?? 'strange')
}
