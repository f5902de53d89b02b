import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Search, SlidersHorizontal } from 'lucide-react'
import { SearchField } from '../../ui/SearchField.tsx'
import type { MenuReading } from './use-menu-reading.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Count } from '../../ui/Count.tsx'
import './menu-keys.css'

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
        <IconButton className={isSearching ? 'filter-on' : undefined} label={t`Cerca`} aria-expanded={isSearching} onClick={onSearch}>
          <Search aria-hidden strokeWidth={1.75} />
        </IconButton>
      )}
      {isFood ? (
        <IconButton
          className={filters ? 'filter-on' : undefined}
          label={filters ? t`Filtri: ${plural(filters, { one: '# attivo', other: '# attivi' })}` : t`Filtri`}
          onClick={onFilter}
        >
          <SlidersHorizontal aria-hidden strokeWidth={1.75} />
          {filters ? <Count>{filters}</Count> : null}
        </IconButton>
      ) : null}
    </>
  )
}
