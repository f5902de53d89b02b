import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { SearchField } from '../../ui/SearchField.tsx'
import type { MenuReading } from './use-menu-reading.ts'

type Props = {
  reading: MenuReading
  isFood: boolean
  isWide: boolean
  isSearching: boolean
  onSearch: () => void
  onFilter: () => void
}

/** Search and filter in the top bar; where there is room the search field itself. */
export function MenuActions({ reading, isFood, isWide, isSearching, onSearch, onFilter }: Props) {
  const { t } = useLingui()
  const { filters } = reading
  return (
    <>
      {isWide ? (
        <SearchField value={reading.search} onChange={reading.setSearch} label={isFood ? t`Cerca un piatto` : t`Cerca`} />
      ) : (
        <button type="button" className="icon-button" aria-label={t`Cerca`} aria-expanded={isSearching} onClick={onSearch}>
          {isSearching ? <X aria-hidden strokeWidth={1.75} /> : <Search aria-hidden strokeWidth={1.75} />}
        </button>
      )}
      {isFood ? (
        <button
          type="button"
          className={filters ? 'icon-button filter-key filter-key-on' : 'icon-button filter-key'}
          aria-label={filters ? t`Filtri: ${plural(filters, { one: '# attivo', other: '# attivi' })}` : t`Filtri`}
          onClick={onFilter}
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.75} />
          {filters ? <span className="filter-count">{filters}</span> : null}
        </button>
      ) : null}
    </>
  )
}
