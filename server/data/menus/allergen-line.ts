import type { I18n } from '@lingui/core'
import { declared, entriesOf } from '#rules/allergens.ts'
import { allergenWords, words } from './sheet-words.ts'

/** What something holds, every allergen in full; that none is declared, or that nobody said, are sentences of their own. SEMANTICS 7. */
export function allergenLine(codes: string[] | null, i18n: I18n): string {
  const state = declared(codes)
  if (state !== 'listed') return i18n._(words[state])
  const { known, strange } = entriesOf(codes ?? [])
  const named = known.map((entry) => i18n._(allergenWords[entry].name))
  return [...named, ...strange.map((code) => i18n._({ ...words.strange, values: { code } }))].join(' · ')
}
