import { calls } from '#contract/payments.ts'
import { api } from './api.ts'
import { ask, askOnce } from './base-query.ts'
import { orderIn, WITH_ORDERS } from './orders.ts'

export const { useCheckoutMutation, useConfirmPaymentMutation, usePayOrderMutation, useCancelOrderMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation({ ...askOnce(calls.checkout), invalidatesTags: [...WITH_ORDERS] }),
    confirmPayment: build.mutation({ ...ask(calls.confirm), transformResponse: orderIn, invalidatesTags: [...WITH_ORDERS] }),
    payOrder: build.mutation({ ...ask(calls.pay), transformResponse: orderIn, invalidatesTags: [...WITH_ORDERS] }),
    cancelOrder: build.mutation({ ...ask(calls.cancel), transformResponse: orderIn, invalidatesTags: [...WITH_ORDERS] }),
  }),
})
