import { useEffect, useState } from 'react'
import type { ItemCounts } from '#contract/shop.ts'
import { type CountsWish, type ItemsWish, useItemCategories, useItemCounts } from '../../api/shop.ts'

/** How many goods the filters leave, and how that is shown. */
export type Counts = {
  counts: ItemCounts | undefined
  /** They are of what is looked for now. */
  isSure: boolean
  /** Figures that the largest number takes: their room is kept until it comes. 0 where none comes. */
  figures: number
}

/**
 * How many goods each filter leaves of what is looked for.
 * @param pause milliseconds for which it has to stand before the server is asked
 */
export function useCounts({ sortBy: _, descending: __, ...wish }: ItemsWish, pause: number): Counts {
  const said = JSON.stringify(wish)
  const [asked, setAsked] = useState(pause === 0 ? said : undefined)
  useEffect(() => {
    const timer = setTimeout(setAsked, pause, said)
    return () => clearTimeout(timer)
  }, [said, pause])
  const { counts, isFetching, isFailed } = useItemCounts(
    asked === undefined || !wish.activityId ? undefined : (JSON.parse(asked) as CountsWish),
  )
  const within = useItemCategories().data?.filter(({ id }) => wish.categoryId === undefined || id === wish.categoryId)
  const most = within?.reduce((sum, { items }) => sum + items, 0)
  return {
    counts,
    isSure: asked === said && !isFetching,
    figures: isFailed ? 0 : String(most ?? 0).length,
  }
}
