import { calls } from '#contract/shop.ts'
import { useListWish } from '../../components/list/use-list-wish.ts'
import { useActivityId } from '../../state/hooks.ts'

/** What narrows the list beside category and search. */
const FILTERS = ['color', 'size', 'priceFrom', 'priceTo', 'discounted', 'available'] as const
const OFF = Object.fromEntries(FILTERS.map((name) => [name, undefined]))
/** What one category has and another may not. */
const OF_CATEGORY = { color: undefined, size: undefined, priceFrom: undefined, priceTo: undefined }

/** What the address says is looked for in the shop, and the ways to change it. */
export function useShopWish() {
  const activityId = useActivityId() ?? ''
  const { wish, change } = useListWish(calls.search.input, { activityId })
  const { page: _, rowsPerPage: __, ...asked } = wish
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
