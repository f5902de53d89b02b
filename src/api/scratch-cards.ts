import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type ScratchCard } from '#contract/scratch-cards.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

/** The largest page of the spec: hardly anybody has more. */
const ROWS = PAGE_SIZES[3]
const mine = ask(calls.mine)
const byId = ask(calls.byId)

/** Whose, and in which language they are read: another one is another answer. */
type CardsWish = { activityId: string; language: string }

const cards = api.injectEndpoints({
  endpoints: (build) => ({
    myScratchCards: build.infiniteQuery<ReturnType<typeof mine.transformResponse>, CardsWish, number>({
      query: ({ queryArg: { activityId }, pageParam }) =>
        mine.query({ activityId, page: pageParam, rowsPerPage: ROWS, sortBy: 'created', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['ScratchCards'],
    }),
    scratchCard: build.query<{ data: ScratchCard }, CardsWish & { id: string }>({
      query: ({ activityId, id }) => byId.query({ activityId, id }),
      providesTags: ['ScratchCards'],
    }),
    scratch: build.mutation({
      ...ask(calls.scratch),
      extraOptions: { outdates: ['myScratchCards', 'scratchCard', 'myCard', 'myFlows'] },
      invalidatesTags: ['ScratchCards', 'Card', 'Flows'],
    }),
    removeScratchCard: build.mutation({
      ...ask(calls.remove),
      extraOptions: { outdates: ['myScratchCards', 'scratchCard'] },
      invalidatesTags: ['ScratchCards'],
    }),
  }),
})

export const { useMyScratchCardsInfiniteQuery, useScratchMutation, useRemoveScratchCardMutation } = cards

/** One of my scratch cards in the activity in use, in the language of the page. `isAsked`: not while she throws it away; `every`: how often again, in milliseconds. */
export function useScratchCard(id: string, language: string, isAsked: boolean, every = 0): Shown<ScratchCard> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(
    cards.useScratchCardQuery(activityId && isAsked ? { activityId, id, language } : skipToken, {
      pollingInterval: every,
      skipPollingIfUnfocused: true,
    }),
  )
  return { ...shown, data: data?.data }
}
