import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, ShieldCheck } from 'lucide-react'
import { ENTRIES, TYPOLOGIES } from '#rules/allergens.ts'
import { allergenIcons, typologyIcons } from '../../components/menu/allergen-icons.ts'
import { allergenWords, typologyWords } from '../../components/menu/allergen-words.ts'
import type { MenuReading } from './use-menu-reading.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Button } from '../../ui/Button.tsx'
import '../../ui/sheet.css'
import '../../components/list/filter-sheet.css'
import './dish.css'

type Props = { reading: MenuReading; onLegend: () => void; onDone: () => void }

/** The filter's sheet: what to leave out, what to keep. SEMANTICS 7. */
export function FilterChoices({ reading, onLegend, onDone }: Props) {
  const { i18n } = useLingui()
  const { filter, toggle, clear, filters, shown } = reading
  return (
    <div className="filter-sheet">
      <h2>
        <Trans>Filtri</Trans>
      </h2>
      <fieldset className="filter-group">
        <legend>
          <Trans>Senza…</Trans>
        </legend>
        <p className="filter-hint">
          <Trans>Nasconde i piatti che hanno questi allergeni.</Trans>
        </p>
        {ENTRIES.map(([entry]) => {
          const isOn = filter.without.includes(entry)
          const Icon = isOn ? Check : allergenIcons[entry]
          return (
            <Chip key={entry} aria-pressed={isOn} onClick={() => toggle('without', entry)}>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {i18n._(allergenWords[entry].name)}
            </Chip>
          )
        })}
      </fieldset>
      <fieldset className="filter-group">
        <legend>
          <Trans>Solo piatti indicati come…</Trans>
        </legend>
        <p className="filter-hint">
          <Trans>Mostra solo i piatti che la cucina segnala così.</Trans>
        </p>
        {TYPOLOGIES.map((typology) => {
          const isOn = filter.only.includes(typology)
          const Icon = isOn ? Check : typologyIcons[typology]
          return (
            <Chip key={typology} aria-pressed={isOn} onClick={() => toggle('only', typology)}>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {i18n._(typologyWords[typology])}
            </Chip>
          )
        })}
      </fieldset>
      <p className="filter-note">
        <ShieldCheck aria-hidden size={20} strokeWidth={1.75} />
        <span>
          <Trans>La scelta resta su questo dispositivo. I piatti senza informazione sugli allergeni sono nascosti.</Trans>{' '}
          <button type="button" className="link" onClick={onLegend}>
            <Trans>Legenda degli allergeni</Trans>
          </button>
        </span>
      </p>
      <div className="filter-sheet-keys sheet-foot">
        {filters ? (
          <Button onClick={clear}>
            <Trans>Togli tutto</Trans>
          </Button>
        ) : null}
        <Button look="primary" onClick={onDone}>
          <Plural value={shown} one="Mostra # piatto" other="Mostra # piatti" />
        </Button>
      </div>
    </div>
  )
}
