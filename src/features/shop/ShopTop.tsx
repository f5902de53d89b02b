import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ItemCategory, ItemFilters } from '#contract/shop.ts'
import { ListSearch } from '../../components/list/ListSearch.tsx'
import { refocus } from '../../ui/refocus.ts'
import { CategoryStrip } from './CategoryStrip.tsx'
import { FilterRow } from './FilterRow.tsx'
import { SEARCH_PAUSE } from './search-pause.ts'
import './shop.css'
import './shop-keys.css'
import type { ShopWish } from './use-shop-wish.ts'

type Props = {
  categories: ItemCategory[]
  reading: ShopWish
  /** What can be filtered by. */
  of: ItemFilters | undefined
  isWide: boolean
  isSearching: boolean
  /** How many goods were found, once that is known. */
  total: number | undefined
}

/** What stands over the goods: the search, the categories, the filters where there is room, and how many were found. */
export function ShopTop({ categories, reading, of, isWide, isSearching, total }: Props) {
  const { t } = useLingui()
  const { wish, filters } = reading
  const clear = () => {
    reading.clearFilters()
    refocus()
  }
  return (
    <div className="shop-top">
      {isSearching && !isWide ? (
        <ListSearch label={t`Cerca nello shop`} value={wish.search ?? ''} pause={SEARCH_PAUSE} isOpened onSearch={reading.search} />
      ) : null}
      {categories.length > 1 ? <CategoryStrip categories={categories} chosen={wish.categoryId} onChoose={reading.chooseCategory} /> : null}
      {isWide ? <FilterRow reading={reading} of={of} /> : null}
      {filters > 0 || wish.search || (isSearching && !isWide) ? (
        <p className="shop-found">
          <output>{total === undefined ? null : <Plural value={total} one="# articolo" other="# articoli" />}</output>
          {filters > 0 ? (
            <button type="button" className="link" onClick={clear}>
              <X aria-hidden size={16} strokeWidth={1.75} />
              <Trans>Togli i filtri</Trans>
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
