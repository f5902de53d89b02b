import { type CounterPrize, calls, type GivenCard } from '#contract/counter-prizes.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'

const prizes = ask(calls.prizes)
const cards = ask(calls.cards)

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    counterPrizes: build.query<{ data: CounterPrize[] }, { activityId: string; customerId: string; language: string }>({
      query: ({ activityId, customerId }) => prizes.query({ activityId, customerId }),
      providesTags: ['CounterPrizes'],
    }),
    givenCards: build.query<{ data: GivenCard[] }, { activityId: string; language: string }>({
      query: ({ activityId }) => cards.query({ activityId }),
      providesTags: ['CounterPrizes'],
    }),
    // What is left to win is another by now.
    giveCard: build.mutation({
      ...ask(calls.issue),
      extraOptions: { outdates: [], shownIn: 'gifts' },
      invalidatesTags: ['CounterPrizes', 'Till'],
    }),
    // Refused too: somebody was faster, and the list shows what is so by now.
    redeemPrize: build.mutation({
      ...ask(calls.redeem),
      extraOptions: { outdates: ['counterPrizes'] },
      invalidatesTags: ['CounterPrizes'],
    }),
  }),
})

export const { useRedeemPrizeMutation, useGiveCardMutation } = endpoints

/** The scratch cards that staff can give; none until they are known. */
export const useGivenCards = (activityId: string, language: string): GivenCard[] =>
  endpoints.useGivenCardsQuery({ activityId, language }).data?.data ?? []

/** What a customer can collect, as her till has it. */
export function useCounterPrizes(activityId: string, customerId: string, language: string): Shown<CounterPrize[]> {
  const { data, ...shown } = withCopy<{ data: CounterPrize[] }>(
    endpoints.useCounterPrizesQuery({ activityId, customerId, language }),
    undefined,
  )
  return { ...shown, data: data?.data }
}
