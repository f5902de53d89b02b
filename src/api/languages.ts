import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import { type ActivityLanguage, calls } from '#contract/languages.ts'
import type { Session } from '../state/session.ts'
import { api } from './api.ts'
import { keptAtStart, useAtStart } from './at-start.ts'
import { withCopy } from './kept.ts'

const { useActivityLanguagesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    activityLanguages: build.query(keptAtStart(calls.ofActivity, 'languages', ({ data }) => data)),
  }),
})

/** The languages of the activity in use, by name; nothing while they are not known. */
export function useActivityLanguages(): ActivityLanguage[] | undefined {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const copy = useAtStart('languages')
  return withCopy(useActivityLanguagesQuery(activityId ? { activityId, sortBy: 'language' } : skipToken), copy).data
}
