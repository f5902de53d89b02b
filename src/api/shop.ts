import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import type * as z from 'zod/mini'
import {
  calls,
  type Item,
  type ItemCounts,
  type PublishedGood,
  type ItemCategory,
  type ItemColorWithSizes,
  type Payment,
  type Shipping,
  type ShopCloseTime,
} from '#contract/shop.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import type { Copies } from '../state/copies.ts'
import { useActivityId, useAppDispatch } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, type ShownPages, useKept, useKeptPages, withCopy } from './kept.ts'

/** A page fills the window and a half, in rows of two or three; of a text, whose next letter comes in a moment, the window. */
const rowsOf = ({ search }: ItemsWish) => (search ? PAGE_SIZES[1] : PAGE_SIZES[2])
/** Seconds that the pages of a list stay, so that back from a good comes back to its place. */
const STAYS = 900
/** Seconds after which what is looked for once more is asked for once more. */
const AGAIN = 5

const search = ask(calls.search)
const publishedShop = ask(calls.published)
/** What goods are looked for, and in which order. */
export type ItemsWish = Omit<z.output<typeof calls.search.input>, 'page' | 'rowsPerPage'>
type ItemsPage = z.output<typeof calls.search.answer>

const {
  endpoints,
  util,
  useItemCategoriesQuery,
  useItemsInfiniteQuery,
  useItemCountsQuery,
  useItemColorQuery,
  useShippingsQuery,
  usePaymentsQuery,
  useCloseTimesQuery,
  usePublishedShopQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    publishedShop: build.query({
      query: ({ id }: { id: string; language: string }) => publishedShop.query({ id }),
      transformResponse: publishedShop.transformResponse,
    }),
    itemCategories: build.query({ ...ask(calls.categories), providesTags: ['Shop'] }),
    items: build.infiniteQuery<ItemsPage, ItemsWish, number>({
      query: ({ queryArg, pageParam }) => search.query({ ...queryArg, page: pageParam, rowsPerPage: rowsOf(queryArg) }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        refetchCachedPages: false,
        getNextPageParam: (...[last, , page, , wish]) => (page * rowsOf(wish) < last.totalRows ? page + 1 : undefined),
      },
      keepUnusedDataFor: STAYS,
      providesTags: ['Shop'],
    }),
    itemCounts: build.query({ ...ask(calls.counts), providesTags: ['Shop'] }),
    shippings: build.query({
      ...ask(calls.shippings),
      providesTags: ['Shop'],
    }),
    payments: build.query({ ...ask(calls.payments), providesTags: ['Shop'] }),
    closeTimes: build.query({
      ...ask(calls.closeTimes),
      providesTags: ['Shop'],
    }),
    itemColor: build.query({ ...ask(calls.itemColor), keepUnusedDataFor: STAYS, providesTags: ['Shop'] }),
  }),
})

/** The categories of the shop in use that have goods. */
export function useItemCategories(): Shown<ItemCategory[]> {
  const id = useActivityId()
  const { data, ...shown } = useKept(useItemCategoriesQuery(id ? { id } : skipToken))
  return { ...shown, data: data?.data }
}

/**
 * The goods that are looked for, page by page; `before`: those that were looked for last, while these are on their way.
 * @param isBack she comes back to a list, which is asked for once more only if it is gone
 */
export function useItems(wish: ItemsWish, isBack: boolean): ShownPages<ItemsPage> & { before: ItemsPage[] | undefined } {
  const query = useItemsInfiniteQuery(wish, { skip: !wish.activityId, refetchOnMountOrArgChange: isBack ? false : AGAIN })
  return { ...useKeptPages(query), before: query.data?.pages }
}

/** What goods are looked for, in no order. */
export type CountsWish = z.output<typeof calls.counts.input>

/**
 * How many goods each filter leaves; those of before while others are on their way, and none where they did not come.
 * @param wish nothing is asked without one
 */
export function useItemCounts(wish: CountsWish | undefined): { counts: ItemCounts | undefined; isFetching: boolean; isFailed: boolean } {
  const { data, isFetching, isError } = useItemCountsQuery(wish ?? skipToken, { refetchOnMountOrArgChange: AGAIN })
  return { counts: isError ? undefined : data?.data, isFetching, isFailed: isError }
}

/** Asks for what will be looked for in a moment; whoever waits for it has its answer, or that there is none. */
export function useItemsAhead(): (wish: ItemsWish) => Promise<unknown> {
  const dispatch = useAppDispatch()
  return async (wish) => wish.activityId && dispatch(endpoints.items.initiate(wish, { subscribe: false, forceRefetch: AGAIN }))
}

/** A colour with its good, and all colours of that with their sizes; nothing is asked without an id. */
export function useItemColor(itemColorId: string | undefined): Shown<{ itemColor: ItemColorWithSizes; itemColors: ItemColorWithSizes[] }> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(useItemColorQuery(activityId && itemColorId !== undefined ? { itemColorId, activityId } : skipToken))
  return { ...shown, data: data?.data }
}

type State = Parameters<ReturnType<typeof endpoints.items.select>>[0] & { copies: Copies }

/** The good of a colour as the lists at hand have it: those that were asked for, and the copies of others that the device keeps. */
export function useListedGood(itemColorId: string): Item | undefined {
  return useSelector((state: State) => {
    const asked = util.selectCachedArgsForQuery(state, 'items').flatMap((wish) => endpoints.items.select(wish)(state).data?.pages ?? [])
    const copied = Object.entries(state.copies).flatMap(([key, copy]) => (copy && key.startsWith('items(') ? [copy.data as ItemsPage] : []))
    for (const { data } of [...asked, ...copied]) {
      const good = data.find(({ itemColors }) => itemColors.some(({ id }) => id === itemColorId))
      if (good) return good
    }
    return undefined
  })
}

/** The ways in which the activity in use sends what is ordered. */
export function useShippings(): Shown<Shipping[]> {
  const id = useActivityId()
  const { data, ...shown } = useKept(useShippingsQuery(id ? { id } : skipToken))
  return { ...shown, data: data?.data }
}

/** The ways in which it is paid that this server can offer. */
export function usePayments(): Shown<Payment[]> {
  const id = useActivityId()
  const { data, ...shown } = useKept(usePaymentsQuery(id ? { id } : skipToken))
  return { ...shown, data: data?.data }
}

/** When it prepares orders. */
export function useCloseTimes(): Shown<ShopCloseTime[]> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(useCloseTimesQuery(activityId ? { activityId } : skipToken))
  return { ...shown, data: data?.data }
}

/** What an activity sells to whoever sits there, in the language of the page; without a network the worker has it. */
export function usePublishedShop(id: string, language: string): Shown<PublishedGood[]> {
  const query = usePublishedShopQuery({ id, language })
  return withCopy<PublishedGood[]>({ ...query, currentData: query.currentData?.data }, undefined)
}
