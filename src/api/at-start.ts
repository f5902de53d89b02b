import type { Dispatch } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { Session } from '../state/session.ts'
import { type Kept, type KeptOf, keep, type Kind, type Snapshot } from '../state/snapshot.ts'
import type { Meta } from './base-query.ts'

type Input = { id?: unknown; activityId?: unknown }
type Life<A> = { dispatch: Dispatch; queryFulfilled: Promise<{ data: A; meta: Meta | undefined }> }

/** Keeps each good answer of a query with what must be there before React; a failure leaves the copy as it is. */
export const keptAtStart = <K extends Kind, A>(kind: K, dataOf: (answer: A) => KeptOf<K>) => ({
  transformResponse: dataOf,
  extraOptions: { keptBy: 'snapshot' } as const,
  onQueryStarted: async (input: Input, { dispatch, queryFulfilled }: Life<KeptOf<K>>) => {
    const answer = await queryFulfilled.catch(() => undefined)
    if (answer) dispatch(keep(kind, String(input.activityId ?? input.id), { data: answer.data, at: answer.meta?.at ?? '' }))
  },
})

/** What is kept so of the activity in use. */
export const useAtStart = <K extends Kind>(kind: K): Kept<KeptOf<K>> | undefined =>
  useSelector(({ session, snapshot }: { session: Session; snapshot: Snapshot }) => snapshot.byActivity[session.activityId ?? '']?.[kind]) as
    | Kept<KeptOf<K>>
    | undefined
