import type * as z from 'zod/mini'
import { calls } from '#contract/shop.ts'
import { type ItemsWish, useItemsAhead } from '../../api/shop.ts'
import { type ChangeWish, useListWish } from '../../components/list/use-list-wish.ts'
import { useActivityId } from '../../state/hooks.ts'

/** What narrows the list beside category and search. */
const FILTERS = ['color', 'size', 'priceFrom', 'priceTo', 'discounted', 'available'] as const
const OFF = Object.fromEntries(FILTERS.map((name) => [name, undefined]))
/** What one category has and another may not. */
const OF_CATEGORY = { color: undefined, size: undefined, priceFrom: undefined, priceTo: undefined }

const withoutPage = ({ page: _, rowsPerPage: __, ...wish }: z.output<typeof calls.search.input>): ItemsWish => wish

/** What the address says is looked for in the shop, and the ways to change it. */
export function useShopWish() {
  const activityId = useActivityId() ?? ''
  const list = useListWish(calls.search.input, { activityId })
  const asked = withoutPage(list.wish)
  const ahead = useItemsAhead()
  // The server is asked before the page is drawn with the new address: that takes as long as the answer.
  const change: ChangeWish = (next) => {
    ahead(withoutPage(list.after(next)))
    list.change(next)
  }
  return {
    wish: asked,
    change,
    /** How many filters are on. */
    filters: FILTERS.filter((name) => asked[name]).length,
    chooseCategory: (categoryId: string | undefined) => change({ ...OF_CATEGORY, categoryId }),
    clearFilters: () => change(OFF),
    clear: () => change({ ...OFF, search: undefined, categoryId: undefined }),
  }
}
export type ShopWish = ReturnType<typeof useShopWish>
