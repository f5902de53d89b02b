import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Item } from '#contract/shop.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { GoodCard, type GoodLook } from './GoodCard.tsx'
import './shop-grid.css'
import { useColumns } from './use-columns.ts'

/** The height of a row before it is measured, and the space between two. */
const HEIGHT = 280
const GAP = 12
/** Rows kept beyond each edge of the window, and how near its end the next page is asked for. */
const BEYOND = 3
const NEAR = 4

/** Heights as they were measured, by list, so that back comes back to the very row. */
const measured = new Map<string, VirtualItem[]>()

type Props = {
  /** Which list this is. */
  name: string
  goods: readonly Item[]
  /** The code of the colour that is looked for: goods are shown in it. */
  color: string | undefined
  current: string | undefined
  isWide: boolean
  onNearEnd: () => void
}

/** The goods in rows. Only what is near the window is in the document, however many there are. BUDGETS 14, 15. */
export function GoodGrid({ name, goods, color, current, isWide, onNearEnd }: Props) {
  const columns = useColumns()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const key = `${columns} ${name}`
  const rows = Math.ceil(goods.length / columns)
  // Of another list what is in the window is drawn first.
  const isSettled = useDeferredValue(goods[0]) === goods[0]
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => HEIGHT,
    gap: GAP,
    overscan: isSettled ? BEYOND : 0,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(key) ?? [],
  })
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
  }, [goods])
  useEffect(() => () => void measured.set(key, virtual.takeSnapshot()), [key, virtual])
  const items = virtual.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows - NEAR
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  })
  const look = useGoodLook(isWide, color)
  const before = (items[0]?.start ?? top) - top
  const after = virtual.getTotalSize() + top - (items.at(-1)?.end ?? top)
  return (
    <ul ref={list} className="shop-grid" style={{ paddingTop: before, paddingBottom: after }}>
      {items.flatMap(({ index }) =>
        goods
          .slice(index * columns, (index + 1) * columns)
          .map((good, place) => (
            <GoodCard
              key={good.id}
              ref={place === 0 ? virtual.measureElement : undefined}
              row={index}
              good={good}
              look={look}
              isCurrent={good.itemColors.some(({ id }) => id === current)}
            />
          )),
      )}
    </ul>
  )
}

/** How every good of the list is drawn; one object for all cards, as long as nothing of it changes. */
function useGoodLook(isWide: boolean, color: string | undefined): GoodLook {
  const { language } = useLanguage()
  const price = usePrice()
  const { search } = useLocation()
  // Beside the list its address keeps what is looked for.
  const query = isWide ? search : ''
  return useMemo(() => ({ language, price, query, color, isWide }), [language, price, query, color, isWide])
}
