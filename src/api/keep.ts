import type { Dispatch } from '@reduxjs/toolkit'
import { type KeptOf, keep, type Kind } from '../state/snapshot.ts'
import type { Meta } from './base-query.ts'

type Input = { id?: unknown; activityId?: unknown }
type Life<A> = { dispatch: Dispatch; queryFulfilled: Promise<{ data: A; meta: Meta | undefined }> }

/** Keeps each good answer of a query as the last good copy of its activity; a failure leaves the copy as it is. */
export const keeping =
  <K extends Kind, A>(what: K, dataOf: (answer: A) => KeptOf<K>) =>
  async (input: Input, { dispatch, queryFulfilled }: Life<A>) => {
    const answer = await queryFulfilled.catch(() => undefined)
    if (!answer) return
    dispatch(keep(what, String(input.activityId ?? input.id), { data: dataOf(answer.data), at: answer.meta?.at ?? '' }))
  }
