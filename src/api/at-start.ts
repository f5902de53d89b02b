import type { Dispatch } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type * as z from 'zod/mini'
import type { Call } from '#contract/wire.ts'
import type { Session } from '../state/session.ts'
import { type Kept, type KeptOf, keep, type Kind, type Snapshot } from '../state/snapshot.ts'
import { ask, type Meta } from './base-query.ts'

type Life<A> = { dispatch: Dispatch; queryFulfilled: Promise<{ data: A; meta: Meta | undefined }> }

/** Asks, and keeps each good answer with what must be there before React; a failure leaves the copy as it is. */
export const keptAtStart = <I extends z.ZodMiniType, O extends z.ZodMiniType, K extends Kind>(
  call: Call<I, O>,
  kind: K,
  dataOf: (answer: z.output<O>) => KeptOf<K>,
) => ({
  ...ask(call),
  transformResponse: (answer: unknown) => dataOf(answer as z.output<O>),
  extraOptions: { keptBy: 'snapshot' } as const,
  onQueryStarted: async (input: z.input<I>, { dispatch, queryFulfilled }: Life<KeptOf<K>>) => {
    const { id, activityId = id } = input as { id?: unknown; activityId?: unknown }
    const answer = await queryFulfilled.catch(() => undefined)
    if (answer) dispatch(keep(kind, String(activityId), { data: answer.data, at: answer.meta?.at ?? '' }))
  },
})

/** What is kept so of the activity in use. */
export const useAtStart = <K extends Kind>(kind: K): Kept<KeptOf<K>> | undefined =>
  useSelector(({ session, snapshot }: { session: Session; snapshot: Snapshot }) => snapshot.byActivity[session.activityId ?? '']?.[kind]) as
    | Kept<KeptOf<K>>
    | undefined
