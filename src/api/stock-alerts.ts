import { skipToken } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { calls, type StockAlert } from '#contract/stock-alerts.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const mine = ask(calls.mine)

const { useStockAlertsQuery, useAskAlertMutation, useDropAlertMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    stockAlerts: build.query<z.output<typeof calls.mine.answer>, { activityId: string; language: string }>({
      query: ({ activityId }) => mine.query({ activityId }),
      providesTags: ['StockAlerts'],
    }),
    askAlert: build.mutation({ ...ask(calls.ask), extraOptions: { outdates: ['stockAlerts'] }, invalidatesTags: ['StockAlerts'] }),
    dropAlert: build.mutation({ ...ask(calls.drop), extraOptions: { outdates: ['stockAlerts'] }, invalidatesTags: ['StockAlerts'] }),
  }),
})

export { useAskAlertMutation, useDropAlertMutation }

/** What she is to be told of once it is back. */
export function useStockAlerts(language: string): Shown<StockAlert[]> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(useStockAlertsQuery(activityId ? { activityId, language } : skipToken))
  return { ...shown, data: data?.data }
}
