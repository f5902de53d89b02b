import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { type Activity, type ActivityCustomer, calls, type Configuration } from '#contract/activities.ts'
import type { Session } from '../state/session.ts'
import { mineKept, type Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { keeping } from './keep.ts'
import { type Shown, shown } from './shown.ts'

type State = { session: Session; snapshot: Snapshot }

const {
  useMyActivitiesQuery,
  useConfigurationQuery,
  useActivityImagesQuery,
  useActivityVideoQuery,
  usePublishedActivityQuery,
  usePublishedConfigurationQuery,
  usePermalinkMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    myActivities: build.query({
      ...ask(calls.mine),
      providesTags: ['Activities'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(mineKept({ data: answer.data.data.activityCustomers, at: answer.meta?.at ?? '' }))
      },
    }),
    publishedActivity: build.query({ ...ask(calls.published) }),
    publishedConfiguration: build.query({ ...ask(calls.publishedConfiguration) }),
    permalink: build.mutation({ ...ask(calls.byPermalink) }),
    configuration: build.query({
      ...ask(calls.configuration),
      onQueryStarted: keeping('configuration', (answer: { data: Configuration }) => answer.data),
    }),
    activityImages: build.query({ ...ask(calls.images) }),
    activityVideo: build.query({ ...ask(calls.video) }),
  }),
})

export { useActivityImagesQuery, useActivityVideoQuery, usePublishedActivityQuery, usePublishedConfigurationQuery, usePermalinkMutation }

/** The memberships of whoever is logged in, by name. */
export function useMyActivities(): Shown<ActivityCustomer[]> {
  const loggedIn = useSelector((state: State) => Boolean(state.session.token))
  const copy = useSelector((state: State) => state.snapshot.mine)
  const query = useMyActivitiesQuery(loggedIn ? { sortBy: 'name' } : skipToken)
  return shown({ ...query, data: query.data?.data.activityCustomers }, copy)
}

/** The activity in use, as far as it is known. */
export function useActivity(): Activity | undefined {
  const id = useSelector((state: State) => state.session.activityId)
  return useMyActivities().data?.find((one) => one.activity.id === id)?.activity
}

/** The configuration of the activity in use. */
export function useConfiguration(): Shown<Configuration> {
  const id = useSelector((state: State) => state.session.activityId)
  const copy = useSelector((state: State) => (id ? state.snapshot.byActivity[id]?.configuration : undefined))
  const query = useConfigurationQuery(id ? { id } : skipToken)
  return shown({ ...query, data: query.currentData?.data }, copy)
}
