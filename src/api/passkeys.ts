import type { Dispatch } from '@reduxjs/toolkit'
import type { Tokens } from '#contract/auth.ts'
import { calls } from '#contract/passkeys.ts'
import { authenticated } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

type Life = { dispatch: Dispatch; queryFulfilled: Promise<{ data: Tokens }> }

export const {
  useMyPasskeysQuery,
  useAskPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useAskEntryMutation,
  useEnterByPasskeyMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    myPasskeys: build.query({ ...ask(calls.mine), providesTags: ['Passkeys'] }),
    askPasskey: build.mutation({ ...ask(calls.ask) }),
    addPasskey: build.mutation({ ...ask(calls.add), invalidatesTags: ['Passkeys'] }),
    removePasskey: build.mutation({ ...ask(calls.remove), invalidatesTags: ['Passkeys'] }),
    askEntry: build.mutation({ ...ask(calls.askEntry) }),
    enterByPasskey: build.mutation({
      ...ask(calls.enter),
      onQueryStarted: async (_, { dispatch, queryFulfilled }: Life) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(authenticated(answer.data))
      },
    }),
  }),
})
