import type { Failure } from './base-query.ts'

type Query = {
  data?: unknown
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** How a list that is read page by page stands, how the latest try went, and how to read on. */
export function reading(query: Query) {
  const failure = query.error as Failure | undefined
  const retry = () => void (query.data && query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return {
    /** The latest try failed although the server was reached. */
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
