import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Info } from 'lucide-react'
import { declared } from '#rules/allergens.ts'
import { allergenIcons, strangeIcon } from './allergen-icons.ts'
import { heldAllergens } from './allergen-words.ts'
import './allergens.css'

/** What a dish holds, word and icon: listed, none declared, and no information are three different things. SEMANTICS 7. */
export function AllergenList({ codes }: { codes: readonly string[] | null }) {
  const { i18n } = useLingui()
  if (declared(codes) === 'unknown')
    return (
      <p className="allergen-none allergen-unknown">
        <Info aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Informazione sugli allergeni non disponibile</Trans>
      </p>
    )
  if (declared(codes) === 'none')
    return (
      <p className="allergen-none">
        <Check aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Nessun allergene dichiarato</Trans>
      </p>
    )
  return (
    <ul className="allergens">
      {heldAllergens(codes ?? [], i18n).map(({ key, entry, text }) => {
        const Icon = entry ? allergenIcons[entry] : strangeIcon
        return (
          <li key={key} className={entry ? 'allergen' : 'allergen allergen-unknown'}>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
