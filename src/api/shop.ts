import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type Payment, type Shipping, type ShopCloseTime } from '#contract/shop.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const { useShippingsQuery, usePaymentsQuery, useCloseTimesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    shippings: build.query({
      ...ask(calls.shippings),
      providesTags: ['Shop'],
    }),
    payments: build.query({ ...ask(calls.payments), providesTags: ['Shop'] }),
    closeTimes: build.query({
      ...ask(calls.closeTimes),
      providesTags: ['Shop'],
    }),
  }),
})

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
