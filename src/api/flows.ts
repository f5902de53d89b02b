import { calls, type FlowGroup } from '#contract/flows.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

/** The largest page of the spec: the history is long and read downwards. */
const ROWS = PAGE_SIZES[3]
const flows = ask(calls.mine)

/** Whose, in which language their reasons are read, and which of them: another one is another answer. */
export type FlowsWish = { activityId: string; language: string; group?: FlowGroup }

export const { useMyFlowsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    myFlows: build.infiniteQuery<ReturnType<typeof flows.transformResponse>, FlowsWish, number>({
      query: ({ queryArg: { activityId, group }, pageParam }) =>
        flows.query({ id: activityId, ...(group && { group }), page: pageParam, rowsPerPage: ROWS, sortBy: 'created', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A look for what is new asks for the newest page, not for all that were scrolled through.
        refetchCachedPages: false,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Flows'],
    }),
  }),
})
