import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Search, SlidersHorizontal } from 'lucide-react'
import { ListSearch } from '../../components/list/ListSearch.tsx'
import { Count } from '../../ui/Count.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './shop-keys.css'
import { SEARCH_PAUSE } from './search-pause.ts'
import type { ShopWish } from './use-shop-wish.ts'

type Props = { reading: ShopWish; isWide: boolean; isSearching: boolean; onSearch: () => void; onFilter: () => void }

/** Search and filters in the top bar; where there is room the search field itself. */
export function ShopActions({ reading, isWide, isSearching, onSearch, onFilter }: Props) {
  const { t } = useLingui()
  const { wish, filters } = reading
  if (isWide) return <ListSearch label={t`Cerca nello shop`} value={wish.search ?? ''} pause={SEARCH_PAUSE} onSearch={reading.search} />
  return (
    <>
      <IconButton className={isSearching ? 'shop-filters-on' : undefined} label={t`Cerca`} aria-expanded={isSearching} onClick={onSearch}>
        <Search aria-hidden strokeWidth={1.75} />
      </IconButton>
      <IconButton
        className={filters ? 'shop-filters-on' : undefined}
        label={filters ? t`Filtri: ${plural(filters, { one: '# attivo', other: '# attivi' })}` : t`Filtri`}
        onClick={onFilter}
      >
        <SlidersHorizontal aria-hidden strokeWidth={1.75} />
        {filters ? <Count>{filters}</Count> : null}
      </IconButton>
    </>
  )
}
