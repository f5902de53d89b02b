import { calls } from '#contract/payments.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { WITH_ORDERS } from './orders.ts'

const dataOf = <T>({ data }: { data: T }) => data

export const { useCheckoutMutation, useConfirmPaymentMutation, useGiveUpPaymentMutation, useCancelOrderMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation({ ...ask(calls.checkout), invalidatesTags: [...WITH_ORDERS] }),
    confirmPayment: build.mutation({ ...ask(calls.confirm), transformResponse: dataOf, invalidatesTags: [...WITH_ORDERS] }),
    giveUpPayment: build.mutation({ ...ask(calls.giveUp), transformResponse: dataOf, invalidatesTags: [...WITH_ORDERS] }),
    cancelOrder: build.mutation({ ...ask(calls.cancel), transformResponse: dataOf, invalidatesTags: [...WITH_ORDERS] }),
  }),
})
