import { calls } from '#contract/memberships.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useJoinMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    join: build.mutation({ ...ask(calls.join), invalidatesTags: ['Activities', 'Card', 'Flows'] }),
  }),
})
