import { skipToken } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { calls, type CounterGood } from '#contract/sold-out.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'

const goods = ask(calls.goods)
type Found = z.output<typeof calls.goods.answer>

const isMarked = ({ sizes }: CounterGood) => sizes.some(({ soldOut }) => soldOut !== null)

const soldOut = api.injectEndpoints({
  endpoints: (build) => ({
    counterGoods: build.query<Found, { activityId: string; language: string; search: string }>({
      query: ({ activityId, search }) => goods.query({ activityId, ...(search && { search }) }),
      keepUnusedDataFor: 0,
      providesTags: ['CounterGoods'],
    }),
    markSoldOut: build.mutation<{ data: CounterGood }, z.input<typeof calls.mark.input>>({
      ...ask(calls.mark),
      extraOptions: { outdates: ['items', 'itemColor', 'myCart'] },
      invalidatesTags: (_, failure) => (failure ? ['CounterGoods'] : ['Shop', 'Cart']),
      // It changes where it stands: read again, the list would have it at its top, and the next tap would hit another.
      onQueryStarted: async (_, { dispatch, getState, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => undefined)
        if (!done) return
        const good = done.data.data
        for (const { originalArgs } of api.util.selectInvalidatedBy(getState(), ['CounterGoods']))
          dispatch(
            soldOut.util.updateQueryData('counterGoods', originalArgs, (found) => {
              const at = found.data.findIndex(({ id }) => id === good.id)
              const before = found.data[at]
              if (!before) return
              found.marked += Number(isMarked(good)) - Number(isMarked(before))
              found.data[at] = good
            }),
          )
      },
    }),
  }),
})
const { useCounterGoodsQuery, useMarkSoldOutMutation } = soldOut

export { useMarkSoldOutMutation }

/** The goods that staff look for, and how many are said to be sold out; while others are looked for, those of before. */
export function useCounterGoods(language: string, search: string): Shown<Found> {
  const activityId = useActivityId()
  const query = useCounterGoodsQuery(activityId ? { activityId, language, search } : skipToken)
  const { data, ...shown } = withCopy(query, undefined)
  return { ...shown, data: data ?? query.data }
}
