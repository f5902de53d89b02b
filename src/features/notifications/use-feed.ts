import { useSelector } from 'react-redux'
import type { Notification } from '#contract/notifications.ts'
import type { Failure } from '../../api/base-query.ts'
import { useNotificationsInfiniteQuery } from '../../api/notifications.ts'
import type { Session } from '../../state/session.ts'
import type { Snapshot } from '../../state/snapshot.ts'

type State = { session: Session; snapshot: Snapshot }

/** The feed page by page, else its first page as it was kept, and how the latest try went. */
export function useFeed(daily: boolean) {
  const activityId = useSelector((state: State) => state.session.activityId) ?? ''
  const copy = useSelector((state: State) => state.snapshot.byActivity[activityId]?.notifications)
  const query = useNotificationsInfiniteQuery({ activityId, daily }, { skip: !activityId })
  const failure = query.error as Failure | undefined
  const pages = query.currentData?.pages
  // A new entry pushes the others down, over the edge of a page: each stands once.
  const fresh = pages && [...new Map(pages.flatMap(({ data }) => data.map((entry) => [entry.id, entry]))).values()]
  const entries: Notification[] | undefined = fresh ?? (daily ? undefined : copy?.data)
  const retry = () => void (pages && query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return {
    entries,
    at: copy?.at,
    isLoading: !entries && !failure,
    failure: failure && failure.status !== 0 ? failure : undefined,
    isOffline: failure?.status === 0,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    more: () => {
      if (failure) retry()
      else if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
    retry,
  }
}
