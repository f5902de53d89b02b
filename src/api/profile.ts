import type { Dispatch } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { calls, type Person } from '#contract/profile.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { ask, renewed } from './base-query.ts'

type Life = { dispatch: Dispatch; getState: () => unknown; queryFulfilled: Promise<{ data: { data: Person } }> }

const profile = api.injectEndpoints({
  endpoints: (build) => ({
    myProfile: build.query({ ...ask(calls.mine), providesTags: ['Profile'] }),
    updateProfile: build.mutation({ ...ask(calls.update), onQueryStarted: (input, life) => shownAtOnce(input, life as Life) }),
  }),
})

export const { useUpdateProfileMutation } = profile

const useActivityId = () => useSelector((state: { session: Session }) => state.session.activityId)
const inputOf = (activityId: string | null) => (activityId ? { activityId } : {})

/** My account, and what I told the activity in use. */
export function useMyProfile() {
  const { data, ...query } = profile.useMyProfileQuery(inputOf(useActivityId()))
  return { ...query, person: data?.data }
}

/** What I told another activity; nothing where none is named. */
export const useToldTo = (activityId: string | undefined) =>
  profile.useMyProfileQuery(activityId === undefined ? skipToken : { activityId }).data?.data.customer

/** Puts the answer where it is shown; the token carries the name too, and is renewed where that is another now. */
async function shownAtOnce(
  input: { name?: string | undefined; surname?: string | undefined },
  { dispatch, getState, queryFulfilled }: Life,
) {
  const answer = await queryFulfilled.catch(() => undefined)
  if (!answer) return
  const { activityId } = (getState() as { session: Session }).session
  dispatch(profile.util.updateQueryData('myProfile', inputOf(activityId), () => answer.data) as never)
  if (input.name !== undefined || input.surname !== undefined) await renewed({ dispatch, getState })
}
