import type { Dispatch } from '@reduxjs/toolkit'
import { calls } from '#contract/account.ts'
import { api } from './api.ts'
import { ask, renewed } from './base-query.ts'

type Life = { dispatch: Dispatch; getState: () => unknown; queryFulfilled: Promise<unknown> }

/** What the token says of her is another now. */
const renewing = async (_: unknown, { queryFulfilled, ...life }: Life) => {
  if (await queryFulfilled.catch(() => undefined)) await renewed(life)
}

export const {
  useChangePasswordMutation,
  useAskEmailMutation,
  useChangeEmailMutation,
  useLogInsQuery,
  useEndOthersMutation,
  useEndLogInMutation,
  useAskLeaveMutation,
  useLeaveMutation,
  useStayMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation({ ...ask(calls.changePassword), invalidatesTags: ['LogIns', 'Passkeys'] }),
    askEmail: build.mutation({ ...ask(calls.askEmail) }),
    changeEmail: build.mutation({ ...ask(calls.changeEmail), invalidatesTags: ['Profile'], onQueryStarted: renewing }),
    logIns: build.query({ ...ask(calls.logIns), providesTags: ['LogIns'] }),
    endOthers: build.mutation({ ...ask(calls.endOthers), extraOptions: { tells: 'top' }, invalidatesTags: ['LogIns', 'Passkeys'] }),
    endLogIn: build.mutation({ ...ask(calls.endOne), extraOptions: { tells: 'top' }, invalidatesTags: ['LogIns'] }),
    askLeave: build.mutation({ ...ask(calls.askLeave) }),
    leave: build.mutation({ ...ask(calls.leave) }),
    stay: build.mutation({ ...ask(calls.stay), extraOptions: { tells: 'top' }, onQueryStarted: renewing }),
  }),
})
