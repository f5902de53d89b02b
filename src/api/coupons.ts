import { calls } from '#contract/coupons.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

/** The largest page of the spec: hardly anybody has more. */
const ROWS = PAGE_SIZES[3]
const mine = ask(calls.mine)

/** Whose, and in which language they are read: another one is another answer. */
type CouponsWish = { activityId: string; language: string }

export const { useMyCouponsInfiniteQuery, useRemoveCouponMutation } = api.injectEndpoints({
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
    removeCoupon: build.mutation({
      ...ask(calls.remove),
      extraOptions: { tells: 'top', outdates: ['myCoupons'] },
      invalidatesTags: ['Coupons'],
    }),
  }),
})
