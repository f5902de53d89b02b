import { calls } from '#contract/counter-coupons.ts'
import { api } from './api.ts'
import { askOnce } from './base-query.ts'

export const { useRedeemCouponMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // Refused too: when and by whom it was used shows.
    redeemCoupon: build.mutation({ ...askOnce(calls.redeem), extraOptions: { outdates: [] }, invalidatesTags: ['Till'] }),
  }),
})
