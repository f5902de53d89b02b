import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigationType } from 'react-router-dom'
import type { Flow } from '#contract/flows.ts'
import type { Failure } from '../../api/base-query.ts'
import { useMyFlowsInfiniteQuery } from '../../api/flows.ts'
import type { Session } from '../../state/session.ts'
import type { Snapshot } from '../../state/snapshot.ts'

/** While the newest movements are in sight, one made at the till shows within this time. */
const POLL = 20_000

/** The movements page by page, else the first page as it was kept, and how the latest try went. */
export function useFlows() {
  const isBack = useNavigationType() === 'POP'
  // Far down the list nothing is asked anew: the list would shrink under the thumb.
  const [isDeep, setDeep] = useState(isBack)
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const copy = useSelector((state: { snapshot: Snapshot }) => state.snapshot.byActivity[activityId]?.flows)
  const query = useMyFlowsInfiniteQuery(
    { activityId },
    {
      skip: !activityId,
      refetchOnMountOrArgChange: isBack ? false : 5,
      refetchOnFocus: !isDeep,
      refetchOnReconnect: true,
      pollingInterval: isDeep ? 0 : POLL,
      skipPollingIfUnfocused: true,
    },
  )
  const failure = query.error as Failure | undefined
  const fresh = query.currentData?.pages
  const loaded = fresh?.length ?? 0
  if (loaded && isDeep !== loaded > 1) setDeep(loaded > 1)
  return {
    activityId,
    pages: fresh?.map((page) => page.data.flows) ?? ((copy ? [copy.data] : undefined) satisfies Flow[][] | undefined),
    /** When the server gave the first page. */
    at: copy?.at,
    isLoading: !fresh && !copy && !failure,
    /** The latest try failed although the server was reached. */
    failure: failure && failure.status !== 0 ? failure : undefined,
    isOffline: failure?.status === 0,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: fresh ? query.hasNextPage : true,
    more: () => {
      if (fresh && query.hasNextPage && !query.isFetching && !failure) void query.fetchNextPage()
    },
    retry: () => void (fresh && query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}
