import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { type Card, calls, type SimpleCard } from '#contract/card.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { keptAtStart, useAtStart } from './at-start.ts'
import { ask, type Failure } from './base-query.ts'
import { type Shown, useKept, withCopy } from './kept.ts'

/** While the card is in sight, a movement made at the till shows within this time. */
const POLL = 20_000

const {
  useMyCardQuery,
  useSimpleCardQuery,
  usePrefetch: usePrefetchCard,
} = api.injectEndpoints({
  endpoints: (build) => ({
    myCard: build.query({ ...keptAtStart(calls.mine, 'card', ({ data }) => data), providesTags: ['Card'] }),
    simpleCard: build.query({ ...ask(calls.simple), providesTags: ['Card'] }),
  }),
})

export { usePrefetchCard }

/** My card in the activity in use; `null` where I have none there. */
export function useMyCard(): Shown<Card | null> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const copy = useAtStart('card')
  const query = useMyCardQuery(activityId ? { activityId } : skipToken, { pollingInterval: POLL, skipPollingIfUnfocused: true })
  const none = (query.error as Failure | undefined)?.status === 404
  return none ? { ...withCopy({ ...query, error: undefined }, undefined), data: null, isLoading: false } : withCopy(query, copy)
}

/** What is on her card in an activity, in use or not; undefined where she has none, or nobody is logged in. */
export function useSimpleCard(id: string | undefined): SimpleCard | undefined {
  const isLoggedIn = useSelector((state: { session: Session }) => Boolean(state.session.token))
  return useKept(useSimpleCardQuery(isLoggedIn && id ? { id } : skipToken)).data?.data
}
