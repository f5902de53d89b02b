import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { type CartItem, calls } from '#contract/cart.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask, askOnce } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'
import { useLearned } from './learned.ts'

/** Writes to the cart change nothing else that is kept. */
const CART = { outdates: ['myCart'] } as const

const mine = ask(calls.mine)
type MyCart = { activityId: string; language: string }

const cart = api.injectEndpoints({
  endpoints: (build) => ({
    myCart: build.query<ReturnType<typeof mine.transformResponse>, MyCart>({
      query: ({ activityId }) => mine.query({ activityId }),
      providesTags: ['Cart'],
    }),
    cartShop: build.query({ ...ask(calls.shop), providesTags: ['Shop'] }),
    addToCart: build.mutation({ ...ask(calls.add), extraOptions: { ...CART, shownIn: 'cart' }, invalidatesTags: ['Cart'] }),
    pour: build.mutation({ ...askOnce(calls.pour), extraOptions: { ...CART, tells: 'top' }, invalidatesTags: ['Cart'] }),
    setQuantity: build.mutation({
      ...ask(calls.setQuantity),
      extraOptions: CART,
      invalidatesTags: ['Cart'],
      // The sum says what her lines say, however long the answer takes.
      onQueryStarted: async ({ id, quantity }, { dispatch, getState, queryFulfilled }) => {
        const shown = cart.util.selectInvalidatedBy(getState(), ['Cart']).filter(({ endpointName }) => endpointName === 'myCart')
        const tries = shown.map(({ originalArgs }) =>
          dispatch(
            cart.util.updateQueryData('myCart', originalArgs as MyCart, ({ data }) => {
              const line = data.find((one) => one.id === id)
              if (line) line.quantity = Number(quantity)
            }),
          ),
        )
        await queryFulfilled.catch(() => tries.forEach((one) => one.undo()))
      },
    }),
    removeFromCart: build.mutation({ ...ask(calls.remove), extraOptions: CART, invalidatesTags: ['Cart'] }),
  }),
})

export const { useAddToCartMutation, usePourMutation, useSetQuantityMutation, useRemoveFromCartMutation } = cart

/** What an order takes out of the cart, and no other order can: the same choices from another cart are another wish. */
export const cartTaken = (items: readonly CartItem[]): string =>
  items
    .map(({ id, quantity }) => `${quantity} ${id}`)
    .toSorted()
    .join()

/** My cart in the activity in use, in the language of the page. */
export function useCart(language: string): Shown<CartItem[]> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(cart.useMyCartQuery(activityId ? { activityId, language } : skipToken))
  return { ...shown, data: data?.data }
}

/**
 * The same as it is once her writes are through, as an order takes it: what was known before the page opened is not shown, for a
 * last tap on a quantity may still be on its way. Asked for in another language meanwhile, it stays as it was read before.
 */
export function useCartNow(language: string): Shown<CartItem[]> {
  const activityId = useActivityId()
  const [opened] = useState(Date.now)
  const query = cart.useMyCartQuery(activityId ? { activityId, language } : skipToken, { refetchOnMountOrArgChange: true })
  const isNow = (query.fulfilledTimeStamp ?? 0) >= opened
  const { data, ...shown } = useKept(query)
  useLearned('cart', isNow ? shown.at : undefined)
  const [last, setLast] = useState<{ activityId: string | null; items: CartItem[] }>()
  const items = isNow ? data?.data : undefined
  if (items && items !== last?.items) setLast({ activityId, items })
  return { ...shown, data: items ?? (last?.activityId === activityId ? last?.items : undefined) }
}

/** What a purchase gives back in the activity in use. */
export function useCartShop() {
  const id = useActivityId()
  return useKept(cart.useCartShopQuery(id ? { id } : skipToken))
}
