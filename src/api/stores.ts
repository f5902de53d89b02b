import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { calls, type Store } from '#contract/stores.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const { useStoresQuery, useStoreQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    stores: build.query({ ...ask(calls.all), providesTags: ['Stores'] }),
    store: build.query({ ...ask(calls.one), providesTags: ['Stores'] }),
  }),
})

/** The stores of the activity in use, as the server orders them: main first, then by name. */
export function useStores(): Shown<Store[]> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const { data, ...shown } = useKept(useStoresQuery(activityId ? { activityId, visible: true, sortBy: 'main' } : skipToken))
  return { ...shown, data: data?.data }
}

/** A store that stands in no list; nothing is asked without an id. */
export function useStore(id: string | undefined): Shown<Store> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const { data, ...shown } = useKept(useStoreQuery(activityId && id !== undefined ? { id, activityId } : skipToken))
  return { ...shown, data: data?.data }
}
