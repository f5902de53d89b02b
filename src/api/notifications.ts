import { calls } from '#contract/notifications.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

const ROWS = PAGE_SIZES[0]
const feed = ask(calls.mine)

/** Which entries: of one activity, all of them or only those of today, and the language that they are read in. */
export type FeedWish = { activityId: string; daily: boolean; language: string }

export const { useNotificationsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<ReturnType<typeof feed.transformResponse>, FeedWish, number>({
      query: ({ queryArg: { activityId, daily }, pageParam }) =>
        feed.query({ activityId, ...(daily && { daily: 1 }), page: pageParam, rowsPerPage: ROWS, sortBy: 'created', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Notifications'],
    }),
  }),
})
