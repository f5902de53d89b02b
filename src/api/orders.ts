import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type Order } from '#contract/orders.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const ROWS = 15
const page = ask(calls.mine)
const one = ask(calls.one)

/** Whose orders, in which language, and whether those that were put away. */
export type OrdersWish = { activityId: string; language: string; archived: boolean }

/** What an order changes beside itself: the cart, the card and its movements. */
const ALL = ['Orders', 'Cart', 'Card', 'Flows', 'Shop'] as const
const dataOf = ({ data }: { data: Order }) => data

const orders = api.injectEndpoints({
  endpoints: (build) => ({
    myOrders: build.infiniteQuery<ReturnType<typeof page.transformResponse>, OrdersWish, number>({
      query: ({ queryArg: { activityId, archived }, pageParam }) =>
        page.query({ activityId, page: pageParam, rowsPerPage: ROWS, ...(archived && { archived: true }) }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        refetchCachedPages: false,
        getNextPageParam: (last, _, at) => (at * ROWS < last.totalRows ? at + 1 : undefined),
      },
      providesTags: ['Orders'],
    }),
    order: build.query<{ data: Order }, { activityId: string; id: string; language: string }>({
      query: ({ activityId, id }) => one.query({ activityId, id }),
      providesTags: ['Orders'],
    }),
    createOrder: build.mutation({ ...ask(calls.create), transformResponse: dataOf, invalidatesTags: [...ALL] }),
    archiveOrder: build.mutation({ ...ask(calls.archive), extraOptions: { outdates: ['myOrders', 'order'] }, invalidatesTags: ['Orders'] }),
    withdrawOrder: build.mutation({ ...ask(calls.withdraw), transformResponse: dataOf, invalidatesTags: [...ALL] }),
    reOrder: build.mutation({ ...ask(calls.reOrder), extraOptions: { outdates: ['myCart'] }, invalidatesTags: ['Cart'] }),
  }),
})

export const { useMyOrdersInfiniteQuery, useCreateOrderMutation, useArchiveOrderMutation, useWithdrawOrderMutation, useReOrderMutation } =
  orders

/** One of my orders in the activity in use, in the language of the page. `every`: how often it is asked for again, in milliseconds. */
export function useOrder(id: string | undefined, language: string, every = 0): Shown<Order> {
  const activityId = useActivityId()
  const wish = activityId && id ? { activityId, id, language } : skipToken
  const { data, ...shown } = useKept(orders.useOrderQuery(wish, { pollingInterval: every, skipPollingIfUnfocused: true }))
  return { ...shown, data: data?.data }
}
