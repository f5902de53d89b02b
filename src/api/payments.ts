import { calls } from '#contract/payments.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

/** What an order changes beside itself: the cart, the card and its movements, and how much there is of what is sold. */
const ALL = ['Orders', 'Cart', 'Card', 'Flows', 'Shop', 'Coupons'] as const
const dataOf = <T>({ data }: { data: T }) => data

export const { useCheckoutMutation, useConfirmPaymentMutation, useGiveUpPaymentMutation, useCancelOrderMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation({ ...ask(calls.checkout), invalidatesTags: [...ALL] }),
    confirmPayment: build.mutation({ ...ask(calls.confirm), transformResponse: dataOf, invalidatesTags: [...ALL] }),
    giveUpPayment: build.mutation({ ...ask(calls.giveUp), transformResponse: dataOf, invalidatesTags: [...ALL] }),
    cancelOrder: build.mutation({ ...ask(calls.cancel), transformResponse: dataOf, invalidatesTags: [...ALL] }),
  }),
})
