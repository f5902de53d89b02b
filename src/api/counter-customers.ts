import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type FoundCustomer } from '#contract/counter-customers.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

const find = ask(calls.find)
/** The server finds nobody by fewer letters. */
const LEAST = 2
const NOBODY: FoundCustomer[] = []

const { useCounterCustomersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // Other people's names do not stay on the device.
    counterCustomers: build.query<{ data: FoundCustomer[] }, { activityId: string; search: string }>({
      query: ({ activityId, search }) => find.query({ activityId, search }),
      keepUnusedDataFor: 0,
    }),
  }),
})

/** The customers that staff look for; those of before until the answer is there. */
export function useCounterCustomers(search: string): FoundCustomer[] {
  const activityId = useActivityId()
  const isEnough = search.replace(/\s/g, '').length >= LEAST
  const { data } = useCounterCustomersQuery(activityId && isEnough ? { activityId, search } : skipToken)
  return isEnough ? (data?.data ?? NOBODY) : NOBODY
}
