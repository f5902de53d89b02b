import { skipToken } from '@reduxjs/toolkit/query/react'
import { calls, type Wallets } from '#contract/wallets.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { useKept } from './kept.ts'

const { useWalletsQuery, useAppleWalletMutation, useGoogleWalletMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    wallets: build.query({ ...ask(calls.mine) }),
    appleWallet: build.mutation({ ...ask(calls.apple), extraOptions: { outdates: [] } }),
    googleWallet: build.mutation({ ...ask(calls.google), extraOptions: { outdates: [] } }),
  }),
})
export { useAppleWalletMutation, useGoogleWalletMutation }

/** In which wallets her card in the activity in use can be; undefined until that is known. */
export function useWallets(): Wallets | undefined {
  const activityId = useActivityId()
  return useKept(useWalletsQuery(activityId ? { activityId } : skipToken)).data?.data
}
