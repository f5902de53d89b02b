import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { calls, Store } from '#contract/stores.ts'
import type { Session } from '../state/session.ts'
import { readKept } from '../state/kept.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { keeping } from './keep.ts'
import { type Shown, shown } from './shown.ts'

const Stores = z.array(Store)
type State = { session: Session; snapshot: Snapshot }

const { useStoresQuery, useStoreQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    stores: build.query({
      ...ask(calls.all),
      providesTags: ['Stores'],
      onQueryStarted: keeping('stores', (answer: { data: Store[] }) => answer.data),
    }),
    store: build.query({ ...ask(calls.one), providesTags: ['Stores'] }),
  }),
})

/** The stores of the activity in use, as the server orders them: main first, then by name. */
export function useStores(): Shown<Store[]> {
  const activityId = useSelector((state: State) => state.session.activityId)
  const copy = useSelector((state: State) => (activityId ? state.snapshot.byActivity[activityId]?.stores : undefined))
  const query = useStoresQuery(activityId ? { activityId, visible: true, sortBy: 'main' } : skipToken)
  return shown({ ...query, data: query.currentData?.data }, readKept(copy, Stores))
}

/** A store that stands in no list; nothing is asked without an id. */
export function useStore(id: string | undefined): Shown<Store> {
  const activityId = useSelector((state: State) => state.session.activityId)
  const query = useStoreQuery(activityId && id !== undefined ? { id, activityId } : skipToken)
  return shown({ ...query, data: query.currentData?.data }, undefined)
}
