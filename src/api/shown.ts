import type { Kept } from '../state/snapshot.ts'
import type { Failure } from './base-query.ts'

/** What a screen shows of an answer: the fresh one, else the last good copy, and how the latest try went. SEMANTICS 10. */
export type Shown<T> = {
  data: T | undefined
  /** When the server gave `data`, if it is a kept copy. */
  at: string | undefined
  /** Nothing to show yet, and still asking. */
  loading: boolean
  /** The latest try failed for a reason other than the network. */
  failure: Failure | undefined
  retry: () => void
}

type Query<T> = { data?: T | undefined; isFetching: boolean; isUninitialized: boolean; error?: unknown; refetch: () => unknown }

/** Joins a query and the kept copy of its answer. */
export function shown<T>(query: Query<T>, copy: Kept<T> | undefined): Shown<T> {
  const data = query.data ?? copy?.data
  const failure = query.error as Failure | undefined
  return {
    data,
    at: copy?.at,
    loading: data === undefined && (query.isFetching || query.isUninitialized),
    failure: failure && failure.status !== 0 ? failure : undefined,
    retry: () => {
      if (!query.isUninitialized) query.refetch()
    },
  }
}
