import { calls, type FigureRange } from '#contract/counter-figures.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

const report = ask(calls.report)

export const { useFiguresQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    figures: build.query<ReturnType<typeof report.transformResponse>, { activityId: string; range: FigureRange }>({
      query: (wish) => report.query(wish),
      providesTags: ['Figures'],
    }),
  }),
})
