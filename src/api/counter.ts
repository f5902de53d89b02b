import { skipToken } from '@reduxjs/toolkit/query/react'
import { type CancelReason, type CounterOrder, calls } from '#contract/counter.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask, type Ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'
import { FRESH, SLOW, useLive } from './live.ts'

/** Where changes are not told, what staff take shows at the other tablets within this time, in milliseconds. */
const POLL = 5_000

const list = ask(calls.orders)
const one = ask(calls.order)
const receipt = ask(calls.receipt)
const acts = {
  accept: calls.accept,
  ready: calls.ready,
  ship: calls.ship,
  hand_over: calls.handOver,
  pay: calls.pay,
  keep: calls.keep,
  cancel: calls.cancel,
  refund: calls.refund,
  pay_late: calls.payLate,
  return_late: calls.returnLate,
} satisfies Record<CounterOrder['keys'][number], unknown>

/** A step of staff's with an order, and what it asks for. `readyBy`: when it is ready, ISO; `expected`: by which day it arrives; `amount`: money, without it all that is left; `owed`: what went back by hand. */
export type Act = {
  step: keyof typeof acts
  id: string
  readyBy?: string
  expected?: string
  reason?: CancelReason
  amount?: string
  owed?: string
}

const counter = api.injectEndpoints({
  endpoints: (build) => ({
    counterOrders: build.query<{ data: CounterOrder[] }, { activityId: string; language: string }>({
      query: ({ activityId }) => list.query({ activityId }),
      providesTags: ['Counter'],
    }),
    counterOrder: build.query<{ data: CounterOrder }, { activityId: string; number: number; language: string }>({
      query: ({ activityId, number }) => one.query({ activityId, number }),
      providesTags: ['Counter'],
    }),
    counterReceipt: build.query<{ data: string }, { activityId: string; id: string; language: string }>({
      query: ({ activityId, id }) => receipt.query({ activityId, id }),
      // It is fetched at a tap and kept by whoever asked for it; a later tap wants the order as it stands by then.
      keepUnusedDataFor: 0,
    }),
    act: build.mutation<{ data: CounterOrder }, Act & { activityId: string }>({
      query: ({ step, ...input }): Ask => ({ call: acts[step], input }),
      extraOptions: { outdates: ['counterOrders', 'counterOrder'] },
      // Refused too: somebody was faster, and the list shows what is so by now.
      invalidatesTags: ['Counter'],
      // The card changes under the finger, before the list is read again.
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined)
        if (!done) return
        for (const { originalArgs } of api.util.selectInvalidatedBy(getState(), ['Counter']))
          dispatch(
            counter.util.updateQueryData('counterOrders', originalArgs, ({ data }) => {
              const at = data.findIndex(({ id }) => id === done.data.data.id)
              if (at >= 0) data[at] = done.data.data
            }),
          )
      },
    }),
  }),
})

export const { useActMutation, useLazyCounterReceiptQuery, useLazyCounterOrderQuery } = counter

/** The order that was looked for by its number, as it changes; undefined if none was. */
export function useSoughtOrder(number: number | undefined, language: string): CounterOrder | undefined {
  const activityId = useActivityId()
  const wish = activityId && number !== undefined ? { activityId, number, language } : skipToken
  return counter.useCounterOrderQuery(wish).currentData?.data
}

/** The orders at the counter, for who only counts them: asked when this is opened, and anew when a change is told. */
export function useOrdersAtWork(language: string, isOff: boolean): CounterOrder[] | undefined {
  const activityId = useActivityId()
  const query = counter.useCounterOrdersQuery(activityId && !isOff ? { activityId, language } : skipToken, {
    refetchOnMountOrArgChange: FRESH,
  })
  return withCopy(query, undefined).data?.data
}

/**
 * The orders at the counter of the activity in use, as they change while the page is in sight and there is a network. `isLive`:
 * the server tells of changes by itself.
 */
export function useCounterOrders(language: string, isOnline: boolean): Shown<CounterOrder[]> & { isLive: boolean } {
  const isLive = useLive('counter')
  const activityId = useActivityId()
  const wish = activityId ? { activityId, language } : skipToken
  const { isError } = counter.endpoints.counterOrders.useQueryState(wish)
  const pollingInterval = isLive && !isError ? SLOW : POLL
  const query = counter.useCounterOrdersQuery(wish, { pollingInterval: isOnline ? pollingInterval : 0, skipPollingIfUnfocused: true })
  const { data, ...shown } = withCopy(query, undefined)
  return { ...shown, data: data?.data, isLive }
}
