import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Coupon, calls } from '#contract/coupons.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { api } from './api.ts'
import { useActivityId } from '../state/hooks.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

/** The largest page of the spec: hardly anybody has more. */
const ROWS = PAGE_SIZES[3]
const mine = ask(calls.mine)

/** Whose, and in which language they are read: another one is another answer. */
type CouponsWish = { activityId: string; language: string }

const coupons = api.injectEndpoints({
  endpoints: (build) => ({
    myCoupons: build.infiniteQuery<ReturnType<typeof mine.transformResponse>, CouponsWish, number>({
      query: ({ queryArg: { activityId }, pageParam }) =>
        mine.query({ activityId, page: pageParam, rowsPerPage: ROWS, sortBy: 'id', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Coupons'],
    }),
    unusedCoupons: build.query<ReturnType<typeof mine.transformResponse>, CouponsWish>({
      query: ({ activityId }) => mine.query({ activityId, state: 'unused', page: 1, rowsPerPage: ROWS, sortBy: 'id', descending: 1 }),
      providesTags: ['Coupons'],
    }),
    removeCoupon: build.mutation({
      ...ask(calls.remove),
      extraOptions: { outdates: ['myCoupons', 'unusedCoupons'] },
      invalidatesTags: ['Coupons'],
    }),
  }),
})

export const { useMyCouponsInfiniteQuery, useRemoveCouponMutation } = coupons

/** Coupons that she has not used, the newest first; those whose time is over are among them. */
export function useUsableCoupons(language: string): Shown<Coupon[]> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(coupons.useUnusedCouponsQuery(activityId ? { activityId, language } : skipToken))
  return { ...shown, data: data?.data }
}
