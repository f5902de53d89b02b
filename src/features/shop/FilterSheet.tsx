import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Sheet } from '../../ui/overlays.ts'
import '../../ui/sheet.css'
import '../../components/list/filter-sheet.css'
import './shop-grid.css'
import './shop-keys.css'
import type { FilterOptions, Option } from './use-filter-options.ts'
import type { ShopWish } from './use-shop-wish.ts'

type Props = { reading: ShopWish; options: FilterOptions; total: number; onDone: () => void }

/** The order and all filters, on a phone; what is behind changes at once. */
export function FilterSheet({ reading: { wish, change, filters, clearFilters }, options, total, onDone }: Props) {
  const { t } = useLingui()
  const toggle = (name: 'discounted' | 'available') => change({ [name]: wish[name] ? undefined : '1' })
  return (
    <Sheet label={t`Filtri`} onClose={onDone}>
      <div className="filter-sheet">
        <h2>
          <Trans>Filtri</Trans>
        </h2>
        <Choice {...options.sort} />
        <div className="filter-group">
          <Chip aria-pressed={Boolean(wish.discounted)} onClick={() => toggle('discounted')}>
            <Trans>In offerta</Trans>
          </Chip>
          <Chip aria-pressed={Boolean(wish.available)} onClick={() => toggle('available')}>
            <Trans>Disponibili</Trans>
          </Chip>
        </div>
        <Choice {...options.color} />
        <Choice {...options.size} />
        <Choice {...options.price} />
        <div className="filter-sheet-keys sheet-foot">
          {filters && total > 0 ? (
            <Button onClick={clearFilters}>
              <Trans>Togli tutto</Trans>
            </Button>
          ) : null}
          {filters && total === 0 ? (
            // Nothing waits behind the sheet: the way on is back to what there is.
            <Button look="primary" onClick={clearFilters}>
              <Trans>Nessun articolo: togli i filtri</Trans>
            </Button>
          ) : (
            <Button look="primary" onClick={onDone}>
              <Plural value={total} one="Mostra # articolo" other="Mostra # articoli" />
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

type ChoiceProps = {
  label: string
  options: readonly Option[]
  /** The options by their kind, a line for each. */
  groups?: readonly (readonly Option[])[]
  chosen: string
  choose: (value: string) => void
}

/** One of a few values, or none: what is chosen is taken back by the same tap. */
function Choice({ label, options, groups = [options], chosen, choose }: ChoiceProps) {
  if (options.length < 2 && !chosen) return null
  return (
    <fieldset className="filter-group">
      <legend>{label}</legend>
      {groups.map((group) => (
        <div key={group[0]?.value} className="filter-kind">
          {group.map(({ value, label: text, color }) => (
            <Chip key={value} aria-pressed={value === chosen} onClick={() => choose(value === chosen ? '' : value)}>
              {color ? <span className="shop-dot" style={{ background: color }} /> : null}
              {text}
            </Chip>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
