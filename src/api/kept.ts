import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { Connection } from '../state/connection.ts'
import type { Copies } from '../state/copies.ts'
import type { Kept } from '../state/snapshot.ts'
import type { Failure } from './base-query.ts'
import { isBeforeWrite } from './writes.ts'

/** What a screen shows of an answer: the fresh one, else the last good copy, and how the latest try went. SEMANTICS 10. */
export type Shown<T> = {
  data: T | undefined
  /** When the server gave `data` (ISO instant). */
  at: string | undefined
  /** Nothing to show yet, and still asking. */
  isLoading: boolean
  /** Why the latest try failed; status 0 where the server was not reached. */
  failure: Failure | undefined
  /** `data` is not what the latest try brought. */
  isStale: boolean
  retry: () => void
}

/** The same of a list that is read page by page. */
export type ShownPages<T> = Shown<T[]> & { hasMore: boolean; isLoadingMore: boolean; more: () => void }

type State = { copies: Copies; connection: Connection }
type Asked = {
  isFetching: boolean
  isUninitialized: boolean
  error?: unknown
  endpointName?: string | undefined
  originalArgs?: unknown
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
}
type Query<T> = Asked & { currentData?: T | undefined }
type Pages = Asked & {
  currentData?: { pages: unknown[] } | undefined
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
}

/** The key under which an answer lies in the store: its query by name, and what was asked. */
export const keyOf = (endpointName: string, queryArgs: unknown): string =>
  defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: {} as never })

const activityIn = (args: unknown) => {
  const { activityId, id } = (args ?? {}) as { activityId?: unknown; id?: unknown }
  return String(activityId ?? id ?? '')
}

/**
 * The device's copy of an answer, if there is one to show: older than her last write it shows without a network only. What stood
 * on the screen when she began to write stays there until the answer comes, as an answer itself would.
 */
function useCopy<T>({ endpointName = '', originalArgs }: Asked): Kept<T> | undefined {
  const key = keyOf(endpointName, originalArgs)
  const copy = useSelector((state: State) => state.copies[key]) as Kept<T> | null | undefined
  const isReached = useSelector((state: State) => state.connection.reached) && navigator.onLine
  const [standing, setStanding] = useState('')
  if (!copy) return undefined
  // What she changes beforehand is of when it was before.
  const one = `${key} ${copy.at}`
  const isOutdated = isBeforeWrite(activityIn(originalArgs), endpointName, Date.parse(copy.at))
  if (!isOutdated && standing !== one) setStanding(one)
  return isOutdated && isReached && standing !== one ? undefined : copy
}

type Seen<T> = Kept<T> & { key: string; language: string }

/** What an answer is about, whatever the language, and the language that it is read in. */
function aboutOf({ endpointName = '', originalArgs }: Asked) {
  const { language, ...rest } = (originalArgs ?? {}) as { language?: string }
  return language === undefined ? undefined : { key: keyOf(endpointName, rest), language }
}

/**
 * What was on the screen in the language before, while it comes in the one that she has chosen now: the page stays, with what she
 * has chosen and typed on it. Of a question that was asked this very moment nothing is known yet but that the language is another.
 */
function useMeanwhile<T>(query: Query<T>): Kept<T> | undefined {
  const [seen, setSeen] = useState<Seen<T>>()
  const about = aboutOf(query)
  const { currentData, isUninitialized, originalArgs } = query
  if (currentData !== undefined) {
    const isNew = about && (seen?.data !== currentData || seen.key !== about.key || seen.language !== about.language)
    if (isNew) setSeen({ ...about, data: currentData, at: atOf(query) })
    return undefined
  }
  if (!seen) return undefined
  const isOther = originalArgs === undefined ? seen.language !== document.documentElement.lang : about?.key === seen.key
  if (!isUninitialized && isOther) return seen
  setSeen(undefined)
  return undefined
}

/** When the server gave what is here of an answer. */
const atOf = ({ fulfilledTimeStamp }: Asked) => new Date(fulfilledTimeStamp ?? Date.now()).toISOString()

/** An answer, and the copy of it that is there before React. */
export function withCopy<T>(query: Query<T>, copy: Kept<T> | undefined): Shown<T> {
  const fresh = query.currentData
  const data = fresh ?? copy?.data
  return {
    data,
    at: fresh === undefined ? copy?.at : atOf(query),
    isLoading: data === undefined && (query.isFetching || query.isUninitialized),
    failure: query.error as Failure | undefined,
    isStale: data !== undefined && (fresh === undefined || query.error !== undefined),
    retry: () => {
      if (!query.isUninitialized) query.refetch()
    },
  }
}

/** An answer, kept by the keeper if its call is marked `keep`: `useKept(useStoresQuery(wish))`. */
export function useKept<Q extends Query<unknown>>(query: Q): Shown<NonNullable<Q['currentData']>> {
  const asked = query as Query<NonNullable<Q['currentData']>>
  const copy = useCopy<NonNullable<Q['currentData']>>(query)
  const before = useMeanwhile(asked)
  return withCopy(asked, copy ?? before)
}

/** An answer that the device does not keep. */
export function useUnkept<T>(query: Query<T>): Shown<T> {
  const before = useMeanwhile(query)
  return withCopy(query, before)
}

type PageOf<Q extends Pages> = NonNullable<Q['currentData']>['pages'][number]

/** A list that is read page by page, its first page kept if its call is marked so: `useKeptPages(useFlowsInfiniteQuery(wish))`. */
export function useKeptPages<Q extends Pages>(query: Q): ShownPages<PageOf<Q>> {
  const copy = useCopy<PageOf<Q>>(query)
  const fresh = query.currentData?.pages as PageOf<Q>[] | undefined
  const asked = { ...query, currentData: fresh }
  const before = useMeanwhile<PageOf<Q>[]>(asked)
  const shown = withCopy(asked, copy ? { data: [copy.data], at: copy.at } : before)
  const retry = () => (query.currentData && query.isFetchNextPageError ? void query.fetchNextPage() : shown.retry())
  return {
    ...shown,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    retry,
    more: () => {
      if (query.error) retry()
      else if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}

type Polling = { pollingInterval: number; skipPollingIfUnfocused: true }

/**
 * The same, asked for again by itself while its first page is all that is shown: further down the list would shrink under the thumb.
 * @param every how often, in milliseconds
 */
export function usePolledPages<W, Q extends Pages>(
  useQuery: (wish: W, polling: Polling) => Q,
  wish: W,
  every: number,
): ShownPages<PageOf<Q>> {
  const [isDeep, setDeep] = useState(false)
  const query = useQuery(wish, { pollingInterval: isDeep ? 0 : every, skipPollingIfUnfocused: true })
  const hasMorePages = (query.currentData?.pages.length ?? 0) > 1
  if (hasMorePages !== isDeep) setDeep(hasMorePages)
  return useKeptPages(query)
}
