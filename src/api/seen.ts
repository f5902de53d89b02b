import { calls } from '#contract/seen.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

/** Says that this page shows what the till did. Nothing of hers becomes old by it. */
export const { seenAtTill } = api.injectEndpoints({
  endpoints: (build) => ({
    seenAtTill: build.mutation({ ...ask(calls.seen), extraOptions: { outdates: [] } }),
  }),
}).endpoints
