import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type Pack } from '#contract/packs.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, type ShownPages, useKeptPages } from './kept.ts'

/** The largest page of the spec: hardly anybody has more. */
const ROWS = PAGE_SIZES[3]
const mine = ask(calls.mine)

/** Whose, and in which language they are read: another one is another answer. */
type PacksWish = { activityId: string; language: string }

const { useMyPacksInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    myPacks: build.infiniteQuery<ReturnType<typeof mine.transformResponse>, PacksWish, number>({
      query: ({ queryArg: { activityId }, pageParam }) =>
        mine.query({ activityId, page: pageParam, rowsPerPage: ROWS, sortBy: 'id', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Packs'],
    }),
  }),
})

/** Her packs in the activity in use, the newest first. @param pollingInterval how often is asked all the same, in milliseconds */
export function useMyPacks(
  language: string,
  pollingInterval: number,
): Shown<Pack[]> & Pick<ShownPages<Pack>, 'hasMore' | 'isLoadingMore' | 'more'> {
  const activityId = useActivityId()
  const query = useMyPacksInfiniteQuery(activityId ? { activityId, language } : skipToken, {
    pollingInterval,
    skipPollingIfUnfocused: true,
  })
  const { data, ...shown } = useKeptPages(query)
  return { ...shown, data: data?.flatMap((page) => page.data) }
}
