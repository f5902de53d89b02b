import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { calls } from '#contract/addresses.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

const addresses = api.injectEndpoints({
  endpoints: (build) => ({
    myAddresses: build.query({ ...ask(calls.mine), providesTags: ['Addresses'] }),
    addAddress: build.mutation({ ...ask(calls.add), extraOptions: { outdates: [], shownIn: 'addresses' }, invalidatesTags: ['Addresses'] }),
    removeAddress: build.mutation({ ...ask(calls.remove), extraOptions: { tells: 'top', outdates: [] }, invalidatesTags: ['Addresses'] }),
  }),
})

export const { useAddAddressMutation, useRemoveAddressMutation } = addresses

/** The activity whose addresses these are: the one in use. */
export const useAddressesOf = () => useSelector((state: { session: Session }) => state.session.activityId) ?? ''

/** My addresses in the activity in use. */
export function useMyAddresses() {
  const activityId = useAddressesOf()
  return addresses.useMyAddressesQuery(activityId ? { activityId } : skipToken)
}
