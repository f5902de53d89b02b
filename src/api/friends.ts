import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { calls, type Friend, type Invite } from '#contract/friends.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const { useInviteQuery, useFriendsQuery, useInvitationQuery, useSendInvitationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // It makes the invitation where there is none, and then it is always the same: asked, and kept, as what it answers.
    invite: build.query({ ...ask(calls.invite), extraOptions: { keptBy: 'keeper' } }),
    invitation: build.query({ ...ask(calls.holds) }),
    friends: build.query({ ...ask(calls.joined), providesTags: ['Friends'] }),
    sendInvitation: build.mutation({ ...ask(calls.message), extraOptions: { outdates: [] } }),
  }),
})

export { useInvitationQuery, useSendInvitationMutation }

/** Her invitation to the activity in use. */
export function useInvite(): Shown<Invite> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const { data, ...shown } = useKept(useInviteQuery(activityId ? { activityId } : skipToken))
  return { ...shown, data: data?.data }
}

/** Those who joined the activity in use by her invitation, the latest first. */
export function useFriends(): Shown<Friend[]> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const { data, ...shown } = useKept(useFriendsQuery(activityId ? { activityId } : skipToken))
  return { ...shown, data: data?.data }
}
