import { calls } from '#contract/registration.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useCheckEmailMutation, useSendCodeMutation, useCheckCodeMutation, useSignInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkEmail: build.mutation({ ...ask(calls.checkEmail) }),
    sendCode: build.mutation({ ...ask(calls.sendCode) }),
    checkCode: build.mutation({ ...ask(calls.checkCode) }),
    signIn: build.mutation({ ...ask(calls.signIn), invalidatesTags: ['Activities', 'Card', 'Flows'] }),
  }),
})
