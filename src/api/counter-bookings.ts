import { skipToken } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { type CounterBooking, calls } from '#contract/counter-bookings.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, withCopy } from './kept.ts'
import { SLOW, useLive } from './live.ts'

/** Where changes are not told, what others do shows within this time, in milliseconds. */
const POLL = 10_000

const day = ask(calls.day)
const requests = ask(calls.requests)
const OUTDATES = { outdates: ['counterDay', 'bookingRequests'] }

type Day = z.output<typeof calls.day.answer>

const bookings = api.injectEndpoints({
  endpoints: (build) => ({
    counterDay: build.query<Day, { activityId: string; date: string; language: string }>({
      query: ({ activityId, date }) => day.query({ activityId, date }),
      providesTags: ['CounterBookings'],
    }),
    bookingRequests: build.query<{ data: CounterBooking[] }, { activityId: string; language: string }>({
      query: ({ activityId }) => requests.query({ activityId }),
      providesTags: ['CounterBookings'],
    }),
    // Refused too: somebody was faster, and the lists show what is so by now.
    acceptBooking: build.mutation({ ...ask(calls.accept), extraOptions: OUTDATES, invalidatesTags: ['CounterBookings'] }),
    declineBooking: build.mutation({ ...ask(calls.decline), extraOptions: OUTDATES, invalidatesTags: ['CounterBookings'] }),
  }),
})

export const { useAcceptBookingMutation, useDeclineBookingMutation } = bookings

/** The bookings of a day, and all that wait for an answer, as long as this page is in sight. */
export function useCounterBookings(date: string, language: string): { day: Shown<Day>; requests: Shown<CounterBooking[]> } {
  const activityId = useActivityId()
  const isLive = useLive('counter')
  const polling = { pollingInterval: isLive ? SLOW : POLL, skipPollingIfUnfocused: true }
  const ofDay = withCopy<Day>(bookings.useCounterDayQuery(activityId ? { activityId, date, language } : skipToken, polling), undefined)
  const query = bookings.useBookingRequestsQuery(activityId ? { activityId, language } : skipToken, polling)
  const { data, ...asked } = withCopy<{ data: CounterBooking[] }>(query, undefined)
  return { day: ofDay, requests: { ...asked, data: data?.data } }
}
