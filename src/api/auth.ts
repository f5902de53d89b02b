import { calls } from '#contract/auth.ts'
import { authenticated } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { post } from './outbox.ts'

export const { useLoginMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      ...ask(calls.login),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (data) dispatch(authenticated(data))
      },
    }),
  }),
})

/**
 * Tells the server that this session is over, now or with the next contact. No mutation: the store is emptied at once, and
 * ends what it has under way.
 */
export const revoke = (refresh_token: string): Promise<void> => post(calls.logout.path, { refresh_token })
