import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { type ActivityLanguage, calls } from '#contract/languages.ts'
import type { Session } from '../state/session.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { keeping } from './keep.ts'

const { useActivityLanguagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    activityLanguages: build.query({
      ...ask(calls.ofActivity),
      onQueryStarted: keeping('languages', (answer: { data: ActivityLanguage[] }) => answer.data),
    }),
  }),
})

/** The languages of the activity in use, by name; nothing while they are not known. */
export function useActivityLanguages(): ActivityLanguage[] | undefined {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const copy = useSelector((state: { snapshot: Snapshot }) => (activityId ? state.snapshot.byActivity[activityId]?.languages : undefined))
  const query = useActivityLanguagesQuery(activityId ? { activityId, sortBy: 'language' } : skipToken)
  return query.data?.data ?? copy?.data
}
