import { type CounterPrize, calls } from '#contract/counter-prizes.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'

const prizes = ask(calls.prizes)

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    counterPrizes: build.query<{ data: CounterPrize[] }, { activityId: string; customerId: string; language: string }>({
      query: ({ activityId, customerId }) => prizes.query({ activityId, customerId }),
      providesTags: ['CounterPrizes'],
    }),
    // Refused too: somebody was faster, and the list shows what is so by now.
    redeemPrize: build.mutation({
      ...ask(calls.redeem),
      extraOptions: { outdates: ['counterPrizes'] },
      invalidatesTags: ['CounterPrizes'],
    }),
  }),
})

export const { useRedeemPrizeMutation } = endpoints

/** What a customer can collect, as her till has it. */
export function useCounterPrizes(activityId: string, customerId: string, language: string): Shown<CounterPrize[]> {
  const { data, ...shown } = withCopy<{ data: CounterPrize[] }>(
    endpoints.useCounterPrizesQuery({ activityId, customerId, language }),
    undefined,
  )
  return { ...shown, data: data?.data }
}
