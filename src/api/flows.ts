import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { calls, Flow } from '#contract/flows.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { readKept } from '../state/kept.ts'
import { type Kept, keep, type Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

/** The largest page of the spec: the history is long and read downwards. */
const ROWS = PAGE_SIZES[3]
const flows = ask(calls.mine)

/** Whose, and in which language their reasons are read: another one is another answer. */
export type FlowsWish = { activityId: string; language: string }

export const { useMyFlowsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    myFlows: build.infiniteQuery<ReturnType<typeof flows.transformResponse>, FlowsWish, number>({
      query: ({ queryArg: { activityId }, pageParam }) =>
        flows.query({ id: activityId, page: pageParam, rowsPerPage: ROWS, sortBy: 'created', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A look for what is new asks for the newest page, not for all that were scrolled through.
        refetchCachedPages: false,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Flows'],
      onQueryStarted: async ({ activityId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        // Only the first page is kept: what comes below it changes nothing.
        const [first, second] = answer?.data.pages ?? []
        if (first && !second) dispatch(keep('flows', activityId, { data: first.data.flows, at: answer?.meta?.at ?? '' }))
      },
    }),
  }),
})

const Flows = z.array(Flow)

/** The newest movements as they were kept. */
export function useKeptFlows(activityId: string): Kept<Flow[]> | undefined {
  const kept = useSelector((state: { snapshot: Snapshot }) => state.snapshot.byActivity[activityId]?.flows)
  return readKept(kept, Flows)
}
