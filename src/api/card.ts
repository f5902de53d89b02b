import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { type Card, calls, type SimpleCard } from '#contract/card.ts'
import { may } from '#rules/permissions.ts'
import { claimsOf, type Session } from '../state/session.ts'
import type { Snapshot } from '../state/snapshot.ts'
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

type State = { session: Session; snapshot: Snapshot }

/**
 * Is her card to be asked for in an activity? Her memberships say where she has one. As long as they are not there, it is: but for who
 * works there, and may have none.
 */
export function isCardAsked({ session: { token }, snapshot: { mine } }: State, activityId: string): boolean {
  if (!mine) return !may(claimsOf(token).roles, 'counter')
  const here = mine.data.find(({ activity }) => activity.id === activityId)
  return here === undefined || here.balance !== undefined
}

/** My card in the activity in use; `null` where I have none there. */
export function useMyCard(): Shown<Card | null> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const copy = useAtStart('card')
  const isAsked = useSelector((state: State) => activityId !== null && isCardAsked(state, activityId))
  const isKnown = useSelector(({ snapshot }: State) => snapshot.mine !== undefined)
  const wish = activityId && isAsked ? { activityId } : skipToken
  const query = useMyCardQuery(wish, { pollingInterval: POLL, skipPollingIfUnfocused: true })
  const none = (activityId && !isAsked && isKnown) || (query.error as Failure | undefined)?.status === 404
  return none ? { ...withCopy({ ...query, error: undefined }, undefined), data: null, isLoading: false } : withCopy(query, copy)
}

/** What is on her card in an activity, in use or not; undefined where she has none, or nobody is logged in. */
export function useSimpleCard(id: string | undefined): SimpleCard | undefined {
  const isLoggedIn = useSelector((state: { session: Session }) => Boolean(state.session.token))
  return useKept(useSimpleCardQuery(isLoggedIn && id ? { id } : skipToken)).data?.data
}
