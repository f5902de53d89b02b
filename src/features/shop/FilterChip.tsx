import { Plural } from '@lingui/react/macro'
import { Chip } from '../../ui/Chip.tsx'
import './shop-grid.css'
import './shop-keys.css'
import type { FilterOptions, Option } from './use-filter-options.ts'

type Props = {
  option: Option
  chosen: string
  choose: (value: string) => void
  counting: FilterOptions['counting']
}

/**
 * A value of a filter, with how many goods it leaves; what is chosen is taken back by the same tap. One that leaves none says so, and cannot
 * be chosen.
 */
export function FilterChip({ option: { value, label, color, items }, chosen, choose, counting: { isSure, figures } }: Props) {
  const isChosen = value === chosen
  const isVain = items === 0 && !isChosen
  return (
    <Chip
      aria-pressed={isChosen}
      aria-disabled={isVain || undefined}
      onClick={() => {
        if (!isVain || !isSure) choose(isChosen ? '' : value)
      }}
    >
      {color ? <span className="shop-dot" style={{ background: color }} /> : null}
      {label}{' '}
      {figures ? (
        <span className="filter-count" style={{ minWidth: `calc(${figures}ch + 1px)` }}>
          {items}{' '}
          {items === undefined ? null : (
            <span className="unseen">
              <Plural value={items} one="articolo" other="articoli" />
            </span>
          )}
        </span>
      ) : null}
    </Chip>
  )
}
