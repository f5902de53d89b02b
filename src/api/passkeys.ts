import type { Dispatch } from '@reduxjs/toolkit'
import { calls } from '#contract/passkeys.ts'
import { authenticated } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

const enter = ask(calls.enter)
type Life = { dispatch: Dispatch; queryFulfilled: Promise<{ data: ReturnType<typeof enter.transformResponse> }> }

export const {
  useMyPasskeysQuery,
  useAskPasskeyProofMutation,
  useAskPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useAskEntryMutation,
  useEnterByPasskeyMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    myPasskeys: build.query({ ...ask(calls.mine), providesTags: ['Passkeys'] }),
    askPasskeyProof: build.mutation({ ...ask(calls.askProof) }),
    askPasskey: build.mutation({ ...ask(calls.ask) }),
    addPasskey: build.mutation({ ...ask(calls.add), invalidatesTags: ['Passkeys'] }),
    removePasskey: build.mutation({ ...ask(calls.remove), extraOptions: { tells: 'top' }, invalidatesTags: ['Passkeys'] }),
    askEntry: build.mutation({ ...ask(calls.askEntry) }),
    enterByPasskey: build.mutation({
      ...enter,
      onQueryStarted: async (_, { dispatch, queryFulfilled }: Life) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(authenticated(answer.data))
      },
    }),
  }),
})
