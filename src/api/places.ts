import { calls } from '#contract/places.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

export const { useNationsQuery, useCountriesQuery, useActivityCountriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    nations: build.query({ ...ask(calls.nations) }),
    countries: build.query({ ...ask(calls.countries) }),
    activityCountries: build.query({ ...ask(calls.countriesOfActivity) }),
  }),
})
