import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Booking } from '#contract/bookings.ts'
import { useMyBookingsInfiniteQuery } from '../../api/bookings.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { useVisibleEntries } from '../activity/use-facts.ts'

/**
 * Her bookings here that are to come, the next first, from the list that their page shows too; nothing is asked where none are taken.
 * @param every how often they are asked for again, in milliseconds
 */
export function useNextBookings(every = 0): { bookings: Booking[]; isLoading: boolean } {
  const activityId = useActivityId()
  const { language } = useLanguage()
  const areTaken = useVisibleEntries().some(({ key }) => key === 'bookings')
  const wish = activityId && areTaken ? { activityId, language, past: false } : skipToken
  const query = useMyBookingsInfiniteQuery(wish, { pollingInterval: every, skipPollingIfUnfocused: true })
  const { data } = useKeptPages(query)
  return { bookings: data?.[0]?.data ?? [], isLoading: !data && query.isFetching }
}
