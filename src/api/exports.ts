import { calls } from '#contract/exports.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useAskExportMutation, useTakeExportMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    askExport: build.mutation({ ...ask(calls.ask) }),
    takeExport: build.mutation({ ...ask(calls.take), extraOptions: { isLarge: true } }),
  }),
})
