import { calls } from '#contract/users.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useUsersQuery, useDeedsQuery, useCreateUserMutation, useUpdateUserMutation, useRemoveUserMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    users: build.query({ ...ask(calls.list), providesTags: ['Users'] }),
    deeds: build.query({ ...ask(calls.audit), providesTags: ['Users'] }),
    createUser: build.mutation({ ...ask(calls.create), invalidatesTags: ['Users'] }),
    updateUser: build.mutation({ ...ask(calls.update), invalidatesTags: ['Users'] }),
    removeUser: build.mutation({ ...ask(calls.remove), invalidatesTags: ['Users'] }),
  }),
})
