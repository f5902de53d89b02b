import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useItemCategories, useItems } from '../../api/shop.ts'
import { CartWay } from '../../components/cart/CartWay.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Outdated } from '../../components/page/Outdated.tsx'
import type { Add } from './AddKeys.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { shownColor } from './GoodCard.tsx'
import { ShopActions } from './ShopActions.tsx'
import { ShopSkeleton } from './ShopSkeleton.tsx'
import { ShopTop } from './ShopTop.tsx'
import { ShopView } from './ShopView.tsx'
import './shop.css'
import './item.css'
import { useShopWish } from './use-shop-wish.ts'

// A phone never needs it.
const ItemAside = part(
  () => import('./ItemAside.tsx').then((m) => m.ItemAside),
  () => (
    <Panel as="aside" className="item-aside">
      <Skeleton className="good-picture" />
    </Panel>
  ),
)

/** What is sold, as it is looked for, and beside it the open good where there is room. LOOK desktop-2. */
export function ShopList({ id, isWide, onAdd }: { id: string | undefined; isWide: boolean; onAdd: Add | undefined }) {
  const { t } = useLingui()
  const isBack = useNavigationType() === 'POP'
  const wish = useShopWish()
  const [isSearching, setSearching] = useState(Boolean(wish.wish.search))
  const reading = {
    ...wish,
    clear: () => {
      wish.clear()
      setSearching(false)
    },
  }
  const categories = useItemCategories()
  const items = useItems(reading.wish, isBack)
  useShowing(items.at)
  const [isFiltering, setFiltering] = useState(false)
  const pages = items.data ?? (items.isLoading ? items.before : undefined)
  // What moved over the edge of a page while it was read stands once.
  const goods = useMemo(() => pages && [...new Map(pages.flatMap(({ data }) => data.map((good) => [good.id, good]))).values()], [pages])
  const total = pages?.at(-1)?.totalRows ?? 0
  const of = pages?.[0]?.filters
  const { failure, retry } = items
  const actions = (
    <ShopActions
      reading={reading}
      isWide={isWide}
      isSearching={isSearching}
      onSearch={() => {
        if (isSearching) reading.change({ search: undefined })
        setSearching(!isSearching)
      }}
      onFilter={() => setFiltering(true)}
    />
  )
  return (
    <Page title={t`Shop`} path="/shop/shops" actions={actions}>
      {failure?.status && goods ? <Outdated failure={failure} onRetry={retry} /> : null}
      <div className="shop">
        <ShopTop
          categories={categories.data ?? []}
          reading={reading}
          of={of}
          isWide={isWide}
          isSearching={isSearching}
          total={goods && total}
        />
        <div className={isWide ? 'shop-wide' : undefined}>
          <div className="shop-main">
            {goods ? (
              <ShopView goods={goods} items={items} reading={reading} id={isWide ? id : undefined} isWide={isWide} />
            ) : items.isLoading ? (
              <ShopSkeleton />
            ) : (
              <LoadFailed
                failure={failure}
                title={t`Non riusciamo a caricare lo shop`}
                offline={t`Per cercare qui serve la rete. Quello che hai già aperto c’è anche senza.`}
                onRetry={retry}
              />
            )}
          </div>
          {isWide ? (
            <ItemAside
              key={id === undefined ? 'none' : 'open'}
              id={id}
              first={goods?.[0] && shownColor(goods[0], wish.wish.color)}
              isComing={!goods && items.isLoading}
              onAdd={onAdd}
            />
          ) : null}
        </div>
        {/* Where the shop did not come, one more try is the one thing to do; the cart is in the top bar. */}
        {isWide || (!goods && !items.isLoading) ? null : <CartWay />}
      </div>
      {isFiltering ? <FilterSheet reading={reading} of={of} total={total} onDone={() => setFiltering(false)} /> : null}
    </Page>
  )
}
