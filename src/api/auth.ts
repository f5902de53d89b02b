import { calls } from '#contract/auth.ts'
import { authenticated } from '../state/session.ts'
import { api } from './api.ts'
import { base } from './base.ts'
import { ask } from './base-query.ts'

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
 * Tells the server that this session is over; where it cannot be told, the session ends by itself. No mutation: the store
 * is emptied at once, and ends what it has under way.
 */
export async function revoke(refresh_token: string): Promise<void> {
  const { method, path } = calls.logout
  const headers = { 'Content-Type': 'application/json' }
  await fetch(base + path, { method, headers, body: JSON.stringify({ refresh_token }), keepalive: true }).catch(() => undefined)
}
