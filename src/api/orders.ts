import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type Order } from '#contract/orders.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask, askOnce } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const ROWS = 15
/** What runs, however old it is, first of all what waits for her, then what has ended; each the newest first. */
const RUNNING_FIRST = { sortBy: 'running', descending: 1 } as const
const page = ask(calls.mine)
const one = ask(calls.one)
const receipt = ask(calls.receipt)

/** Whose orders, in which language, and whether those that were put away. */
export type OrdersWish = { activityId: string; language: string; archived: boolean }

/** What an order, or its payment, changes: the cart, the card and its movements, coupons, and how much there is of what is sold. */
export const WITH_ORDERS = ['Orders', 'Cart', 'Card', 'Flows', 'Shop', 'Coupons'] as const
/** The order that an answer holds. */
export const orderIn = ({ data }: { data: Order }) => data
/** Does it wait for this payment, and no other? */
export const waitsFor = ({ progress, session }: Order, sessionId: unknown) => progress === 'pending' && session?.sessionId === sessionId

const orders = api.injectEndpoints({
  endpoints: (build) => ({
    myOrders: build.infiniteQuery<ReturnType<typeof page.transformResponse>, OrdersWish, number>({
      query: ({ queryArg: { activityId, archived }, pageParam }) =>
        page.query({ activityId, page: pageParam, rowsPerPage: ROWS, ...(archived ? { archived: true } : RUNNING_FIRST) }),
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
    // How the order stands is part of the question: as long as that is the same, so is the receipt.
    receipt: build.query<{ data: string }, { activityId: string; id: string; language: string; standing: string }>({
      query: ({ activityId, id }) => receipt.query({ activityId, id }),
    }),
    createOrder: build.mutation({ ...askOnce(calls.create), transformResponse: orderIn, invalidatesTags: [...WITH_ORDERS] }),
    archiveOrder: build.mutation({ ...ask(calls.archive), extraOptions: { outdates: ['myOrders', 'order'] }, invalidatesTags: ['Orders'] }),
    withdrawOrder: build.mutation({ ...ask(calls.withdraw), transformResponse: orderIn, invalidatesTags: [...WITH_ORDERS] }),
    reOrder: build.mutation({ ...ask(calls.reOrder), extraOptions: { outdates: ['myCart'], shownIn: 'cart' }, invalidatesTags: ['Cart'] }),
  }),
})

/** Puts an order that was answered in the place of what is shown of it. */
export const orderHeard = (order: Order, language: string, activityId: string) =>
  orders.util.upsertQueryData('order', { activityId, id: order.id, language }, { data: order })

export const { useMyOrdersInfiniteQuery, useCreateOrderMutation, useArchiveOrderMutation, useWithdrawOrderMutation, useReOrderMutation } =
  orders

/** One of my orders in the activity in use, in the language of the page. `every`: how often it is asked for again, in milliseconds. */
export function useOrder(id: string | undefined, language: string, every = 0): Shown<Order> {
  const activityId = useActivityId()
  const wish = activityId && id ? { activityId, id, language } : skipToken
  const { data, ...shown } = useKept(orders.useOrderQuery(wish, { pollingInterval: every, skipPollingIfUnfocused: true }))
  return { ...shown, data: data?.data }
}

const ONCE = { refetchOnMountOrArgChange: false, refetchOnFocus: false }

/** The receipt of an order, as base64 of a PDF: fetched with its page, so that it is there without a network, and to be shared at a tap. */
export function useReceipt(order: Order, language: string): Shown<string> {
  const activityId = useActivityId()
  const { id, progress, payment, refunded, unreturned, isAccrued } = order
  const standing = [progress, payment, refunded, unreturned, isAccrued].join(' ')
  const wish = activityId ? { activityId, id, language, standing } : skipToken
  const { data, ...shown } = useKept(orders.useReceiptQuery(wish, ONCE))
  return { ...shown, data: data?.data }
}
