import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import {
  type Activity,
  type ActivityCustomer,
  type ActivityImage,
  type ActivityVideo,
  calls,
  type Configuration,
} from '#contract/activities.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import type { Session } from '../state/session.ts'
import { mineKept, type Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { keptAtStart, useAtStart } from './at-start.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept, withCopy } from './kept.ts'

type State = { session: Session; snapshot: Snapshot }
const ROWS = PAGE_SIZES[0]
const all = ask(calls.allPublished)
type Mine = { data: { activityCustomers: ActivityCustomer[] } }

const {
  useMyActivitiesQuery,
  useConfigurationQuery,
  useActivityImagesQuery,
  useActivityVideoQuery,
  usePublishedActivityQuery,
  usePublishedConfigurationQuery,
  usePermalinkMutation,
  useAllPublishedInfiniteQuery,
  useActivityAtQuery,
  usePrefetch: usePrefetchActivities,
} = api.injectEndpoints({
  endpoints: (build) => ({
    myActivities: build.query({
      ...ask(calls.mine),
      transformResponse: ({ data }: Mine) => data.activityCustomers,
      extraOptions: { keptBy: 'snapshot' },
      providesTags: ['Activities'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined)
        if (answer) dispatch(mineKept({ data: answer.data, at: answer.meta?.at ?? '' }))
      },
    }),
    publishedActivity: build.query({ ...ask(calls.published) }),
    publishedConfiguration: build.query({ ...ask(calls.publishedConfiguration) }),
    allPublished: build.infiniteQuery<ReturnType<typeof all.transformResponse>, { search: string }, number>({
      query: ({ queryArg: { search }, pageParam }) => all.query({ search, page: pageParam, rowsPerPage: ROWS }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
    }),
    activityAt: build.query({ ...ask(calls.byPermalink) }),
    permalink: build.mutation({ ...ask(calls.byPermalink) }),
    configuration: build.query(keptAtStart(calls.configuration, 'configuration', ({ data }) => data)),
    activityImages: build.query({ ...ask(calls.images) }),
    activityVideo: build.query({ ...ask(calls.video) }),
  }),
})

export {
  usePrefetchActivities,
  useActivityAtQuery,
  useAllPublishedInfiniteQuery,
  usePermalinkMutation,
  usePublishedActivityQuery,
  usePublishedConfigurationQuery,
}

/** The memberships of whoever is logged in, by name, and how asking for them went. Who only reads them takes `useMemberships`. */
export function useAskedMemberships(): Shown<ActivityCustomer[]> {
  const loggedIn = useSelector((state: State) => Boolean(state.session.token))
  const copy = useSelector((state: State) => state.snapshot.mine)
  return withCopy(useMyActivitiesQuery(loggedIn ? { sortBy: 'name' } : skipToken), copy)
}

/** The memberships as they were last heard of. The frame asks for them; who reads them is drawn anew only if they change. */
export const useMemberships = (): ActivityCustomer[] | undefined => useSelector((state: State) => state.snapshot.mine?.data)

/** The activity in use, as far as it is known. */
export const useActivity = (): Activity | undefined =>
  useSelector(({ session, snapshot }: State) => snapshot.mine?.data.find((one) => one.activity.id === session.activityId)?.activity)

/** The configuration of the activity in use, and how asking for it went. Who only reads it takes `useConfiguration`. */
export function useAskedConfiguration(): Shown<Configuration> {
  const id = useSelector((state: State) => state.session.activityId)
  const copy = useAtStart('configuration')
  return withCopy(useConfigurationQuery(id ? { id } : skipToken), copy)
}

/** Was it asked for in vain? Nothing else of the asking is heard here. */
export function useIsConfigurationUnread(): boolean {
  const id = useSelector((state: State) => state.session.activityId)
  return useConfigurationQuery(id ? { id } : skipToken, { selectFromResult: ({ isError }) => ({ isError }) }).isError
}

/** The configuration of the activity in use as it was last heard of; the frame asks for it. */
export const useConfiguration = (): Configuration | undefined => useAtStart('configuration')?.data

/** The pictures of an activity's home. @param isOff nothing is asked for */
export function useActivityImages(activityId: string, isOff = false): Shown<ActivityImage[]> {
  const { data, ...shown } = useKept(useActivityImagesQuery(isOff ? skipToken : { activityId }))
  return { ...shown, data: data?.data }
}

/** The video of an activity's home; `null` where it has none. @param isOff nothing is asked for */
export function useActivityVideo(activityId: string, isOff = false): Shown<ActivityVideo | null> {
  const { data, ...shown } = useKept(useActivityVideoQuery(isOff ? skipToken : { activityId }))
  return { ...shown, data: data?.data }
}
