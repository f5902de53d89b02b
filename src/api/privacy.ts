import { calls } from '#contract/privacy.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { usePublishedPrivaciesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    publishedPrivacies: build.query({ ...ask(calls.published) }),
  }),
})
