import { calls } from '#contract/recovery.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useForgotMutation, useCheckForgotCodeMutation, useSetNewPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    forgot: build.mutation({ ...ask(calls.forgot) }),
    checkForgotCode: build.mutation({ ...ask(calls.checkCode) }),
    setNewPassword: build.mutation({ ...ask(calls.setPassword) }),
  }),
})
