import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { calls, Invite } from '#contract/friends.ts'
import type { Session } from '../state/session.ts'
import { readKept } from '../state/kept.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { keeping } from './keep.ts'
import { type Shown, shown } from './shown.ts'

type State = { session: Session; snapshot: Snapshot }

const { useInviteQuery, useSendInvitationMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // It makes the invitation where there is none, and then it is always the same: asked as what it answers.
    invite: build.query({
      ...ask(calls.invite),
      onQueryStarted: keeping('invite', (answer: { data: Invite }) => answer.data),
    }),
    sendInvitation: build.mutation({ ...ask(calls.message) }),
  }),
})

export { useSendInvitationMutation }

/** Her invitation to the activity in use. */
export function useInvite(): Shown<Invite> {
  const activityId = useSelector((state: State) => state.session.activityId)
  const copy = useSelector((state: State) => (activityId ? state.snapshot.byActivity[activityId]?.invite : undefined))
  const query = useInviteQuery(activityId ? { activityId } : skipToken)
  return shown({ ...query, data: query.currentData?.data }, readKept(copy, Invite))
}
