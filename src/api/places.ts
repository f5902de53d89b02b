import { calls } from '#contract/places.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useCountriesQuery, useActivityCountriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query({ ...ask(calls.countries) }),
    activityCountries: build.query({ ...ask(calls.countriesOfActivity) }),
  }),
})
