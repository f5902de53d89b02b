import { calls } from '#contract/auth.ts'
import { authenticated } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useLoginMutation, useLogoutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      ...ask(calls.login),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (data) dispatch(authenticated(data))
      },
    }),
    logout: build.mutation({ ...ask(calls.logout) }),
  }),
})
