import { skipToken } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { calls, type CounterGood } from '#contract/sold-out.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'

const goods = ask(calls.goods)
type Found = z.output<typeof calls.goods.answer>

const { useCounterGoodsQuery, useMarkSoldOutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    counterGoods: build.query<Found, { activityId: string; language: string; search: string }>({
      query: ({ activityId, search }) => goods.query({ activityId, ...(search && { search }) }),
      providesTags: ['CounterGoods'],
    }),
    markSoldOut: build.mutation<{ data: CounterGood }, z.input<typeof calls.mark.input>>({
      ...ask(calls.mark),
      extraOptions: { outdates: ['counterGoods', 'items', 'itemColor'] },
      // Refused too: the good has changed, and the list shows what is so by now.
      invalidatesTags: ['CounterGoods', 'Shop'],
    }),
  }),
})

export { useMarkSoldOutMutation }

/** The goods that staff look for, and how many are said to be sold out; while others are looked for, those of before. */
export function useCounterGoods(language: string, search: string): Shown<Found> {
  const activityId = useActivityId()
  const query = useCounterGoodsQuery(activityId ? { activityId, language, search } : skipToken)
  const { data, ...shown } = withCopy(query, undefined)
  return { ...shown, data: data ?? query.data }
}
