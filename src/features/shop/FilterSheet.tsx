import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ItemFilters } from '#contract/shop.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlays.ts'
import '../../ui/sheet.css'
import '../../components/list/filter-sheet.css'
import { FilterChip } from './FilterChip.tsx'
import { type FilterOptions, type Option, useFilterOptions } from './use-filter-options.ts'
import type { ShopWish } from './use-shop-wish.ts'

type Props = { reading: ShopWish; of: ItemFilters | undefined; total: number; onDone: () => void }

/** Orders leave all goods. */
const NONE = { isSure: true, figures: 0 }

/** The order and all filters, on a phone; what is behind changes at once. */
export function FilterSheet({ reading, of, total, onDone }: Props) {
  const { t } = useLingui()
  const { filters, clearFilters } = reading
  const { counting, flags, ...options } = useFilterOptions(of, reading, 0)
  return (
    <Sheet label={t`Filtri`} onClose={onDone}>
      <div className="filter-sheet">
        <h2>
          <Trans>Filtri</Trans>
        </h2>
        <Choice {...options.sort} counting={NONE} />
        <div className="filter-group">
          {flags.map((flag) => (
            <FilterChip key={flag.option.label} {...flag} counting={counting} />
          ))}
        </div>
        <Choice {...options.color} counting={counting} />
        <Choice {...options.size} counting={counting} />
        <Choice {...options.price} counting={counting} />
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
  counting: FilterOptions['counting']
}

/** One of a few values, or none: what is chosen is taken back by the same tap. */
function Choice({ label, options, groups = [options], chosen, choose, counting }: ChoiceProps) {
  if (options.length < 2 && !chosen) return null
  return (
    <fieldset className="filter-group">
      <legend>{label}</legend>
      {groups.map((group) => (
        <div key={group[0]?.value} className="filter-kind">
          {group.map((option) => (
            <FilterChip key={option.value} option={option} chosen={chosen} choose={choose} counting={counting} />
          ))}
        </div>
      ))}
    </fieldset>
  )
}
