import type { Dispatch } from '@reduxjs/toolkit'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { calls, type UserPrivacy } from '#contract/privacy.ts'
import type { Session } from '../state/session.ts'
import { keep } from '../state/snapshot.ts'
import { api } from './api.ts'
import { keptAtStart } from './at-start.ts'
import { ask, type Failure } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

type Life = { dispatch: Dispatch; queryFulfilled: Promise<{ data: { data: UserPrivacy } }> }

const privacy = api.injectEndpoints({
  endpoints: (build) => ({
    publishedPrivacies: build.query({ ...ask(calls.published) }),
    legal: build.query({ ...ask(calls.legal) }),
    checkPrivacy: build.query({
      ...keptAtStart(calls.check, 'privacy', ({ data }) => data.checkInformativePrivacy),
      providesTags: ['Privacy'],
    }),
    myPrivacy: build.query({ ...ask(calls.mine), providesTags: ['Privacy'] }),
    savePrivacy: build.mutation({
      ...ask(calls.save),
      extraOptions: { tells: 'top', outdates: [] },
      onQueryStarted: (input, life) => shownAtOnce(String(input.activityId), life),
      // Another text is in force: she is shown it.
      invalidatesTags: (_, failure) => ((failure as Failure | undefined)?.status === 409 ? ['Privacy'] : []),
    }),
  }),
})

export const { usePublishedPrivaciesQuery, useLegalQuery, useSavePrivacyMutation } = privacy
const { useCheckPrivacyQuery, useMyPrivacyQuery } = privacy

const useActivityId = () => useSelector((state: { session: Session }) => state.session.activityId)

/** Puts the server's answer where it is shown, and where the way out of the page is decided, before anybody goes on. */
async function shownAtOnce(activityId: string, { dispatch, queryFulfilled }: Life) {
  const answer = await queryFulfilled.catch(() => undefined)
  if (!answer) return
  const { data } = answer.data
  dispatch(privacy.util.updateQueryData('myPrivacy', { activityId }, () => ({ data })) as never)
  dispatch(keep('privacy', activityId, { data: data.informativaPrivacy, at: new Date().toISOString() }))
}

/** Asks whether she still has to acknowledge the text of the activity in use. @returns whether the answer came, or cannot be had. Spec §4 */
export function useIsPrivacyAsked(): boolean {
  const activityId = useActivityId()
  const { isUninitialized, isFetching } = useCheckPrivacyQuery(activityId ? { activityId } : skipToken)
  return !isUninitialized && !isFetching
}

/** Her consents in the activity in use; asked of the server each time, and not kept. */
export function useMyPrivacy(): Shown<UserPrivacy> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(useMyPrivacyQuery(activityId ? { activityId } : skipToken))
  return { ...shown, data: data?.data }
}
