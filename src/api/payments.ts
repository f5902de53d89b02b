import { calls } from '#contract/payments.ts'
import { api } from './api.ts'
import { ask, askOnce } from './base-query.ts'
import { orderHeard, orderIn, waitsFor, WITH_ORDERS } from './orders.ts'

const confirm = ask(calls.confirm)
/** `language`: the one in which the order is shown. */
type Asked = { activityId: string; sessionId: string; language: string }

export const { useCheckoutMutation, useConfirmPaymentMutation, usePayOrderMutation, useCancelOrderMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkout: build.mutation({ ...askOnce(calls.checkout), invalidatesTags: [...WITH_ORDERS] }),
    confirmPayment: build.mutation<ReturnType<typeof orderIn>, Asked>({
      query: ({ language: _, ...asked }) => confirm.query(asked),
      transformResponse: orderIn,
      // It is asked every few seconds: were each of them a write, a slow read would be overtaken by the next, again and again.
      extraOptions: { changes: (answer, { sessionId }) => !waitsFor(orderIn(answer as Parameters<typeof orderIn>[0]), sessionId) },
      invalidatesTags: (order, _, { sessionId }) => (order && waitsFor(order, sessionId) ? [] : WITH_ORDERS),
      // What the bank has said shows at once, however long what it makes old takes to be read.
      onQueryStarted: async ({ activityId, sessionId, language }, { dispatch, queryFulfilled }) => {
        const order = await queryFulfilled.then(({ data }) => data).catch(() => undefined)
        if (order && !waitsFor(order, sessionId)) await dispatch(orderHeard(order, language, activityId))
      },
    }),
    payOrder: build.mutation({ ...ask(calls.pay), transformResponse: orderIn, invalidatesTags: [...WITH_ORDERS] }),
    cancelOrder: build.mutation({ ...ask(calls.cancel), transformResponse: orderIn, invalidatesTags: [...WITH_ORDERS] }),
  }),
})
