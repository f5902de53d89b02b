import { skipToken } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { type BookingWaiting, calls } from '#contract/booking-waitings.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const mine = ask(calls.mine)
/** Lists that a write makes old at once; who takes a place has a booking. */
const WRITES = { extraOptions: { outdates: ['bookingWaitings'], shownIn: 'bookings' as const }, invalidatesTags: ['Bookings'] as const }

const { useBookingWaitingsQuery, useJoinWaitingsMutation, useTakePlaceMutation, useLeaveWaitingsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    bookingWaitings: build.query<z.output<typeof calls.mine.answer>, { activityId: string; language: string }>({
      query: ({ activityId }) => mine.query({ activityId }),
      providesTags: ['Bookings'],
    }),
    joinWaitings: build.mutation({ ...ask(calls.join), ...WRITES }),
    takePlace: build.mutation({
      ...ask(calls.take),
      extraOptions: { outdates: ['bookingWaitings', 'myBookings'], shownIn: 'bookings' },
      invalidatesTags: ['Bookings', 'Availability'],
    }),
    leaveWaitings: build.mutation({ ...ask(calls.leave), ...WRITES }),
  }),
})

export { useJoinWaitingsMutation, useTakePlaceMutation, useLeaveWaitingsMutation }

/** What she waits for in the activity in use, the next day first. `every`: how often it is asked for again, in milliseconds. */
export function useBookingWaitings(language: string, every = 0): Shown<BookingWaiting[]> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(
    useBookingWaitingsQuery(activityId ? { activityId, language } : skipToken, { pollingInterval: every, skipPollingIfUnfocused: true }),
  )
  return { ...shown, data: data?.data }
}
