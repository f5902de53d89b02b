import { Trans, useLingui } from '@lingui/react/macro'
import { ENTRIES } from '#rules/allergens.ts'
import { allergenIcons } from '../../components/menu/allergen-icons.ts'
import { allergenWords } from '../../components/menu/allergen-words.ts'
import { KitchenNote } from '../../components/menu/KitchenNote.tsx'
import '../../components/list/filter-sheet.css'
import './dish.css'

/** All 14 entries, each with icon, word and what the regulation means by it. SEMANTICS 7. */
export function AllergenLegend() {
  const { i18n } = useLingui()
  return (
    <div className="filter-sheet">
      <h2>
        <Trans>Legenda degli allergeni</Trans>
      </h2>
      <KitchenNote />
      <dl className="legend">
        {ENTRIES.map(([entry]) => {
          const Icon = allergenIcons[entry]
          return (
            <div key={entry} className="legend-row">
              <Icon aria-hidden strokeWidth={1.75} />
              <dt>{i18n._(allergenWords[entry].name)}</dt>
              <dd>{i18n._(allergenWords[entry].law)}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
