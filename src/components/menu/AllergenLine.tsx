import { useLingui } from '@lingui/react/macro'
import { declared } from '#rules/allergens.ts'
import { useConfiguration } from '../../api/activities.ts'
import { heldAllergens } from './allergen-words.ts'

/** What food holds, in one line of words; of what is no food nothing is said. SEMANTICS 7. */
export function AllergenLine({ codes }: { codes: readonly string[] | null }) {
  const { t, i18n } = useLingui()
  if (useConfiguration()?.shopType !== 'R') return null
  const is = declared(codes)
  const words = heldAllergens(codes ?? [], i18n)
    .map(({ text }) => text)
    .join(', ')
  const said = {
    listed: t`Allergeni: ${words}`,
    none: t`Allergeni: nessuno dichiarato`,
    unknown: t`Allergeni: informazione non disponibile`,
  }
  return <span className="small quiet">{said[is]}</span>
}
