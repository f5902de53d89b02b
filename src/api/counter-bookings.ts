import { skipToken } from '@reduxjs/toolkit/query/react'
import { type CounterBooking, type CounterDay, calls } from '#contract/counter-bookings.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useUnkept } from './kept.ts'
import { FRESH, SLOW, useLive } from './live.ts'

/** Where changes are not told, what others do shows within this time, in milliseconds. */
const POLL = 10_000

const day = ask(calls.day)
const requests = ask(calls.requests)
const OUTDATES = { outdates: ['counterDay', 'bookingRequests'] }
const TAGS = ['CounterBookings', 'Availability'] as const

const bookings = api.injectEndpoints({
  endpoints: (build) => ({
    counterDay: build.query<CounterDay, { activityId: string; date: string; language: string }>({
      query: ({ activityId, date }) => day.query({ activityId, date }),
      providesTags: ['CounterBookings'],
    }),
    bookingRequests: build.query<{ data: CounterBooking[] }, { activityId: string; language: string }>({
      query: ({ activityId }) => requests.query({ activityId }),
      providesTags: ['CounterBookings'],
    }),
    // Refused too: somebody was faster, and the lists show what is so by now.
    acceptBooking: build.mutation({ ...ask(calls.accept), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    declineBooking: build.mutation({ ...ask(calls.decline), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    takeBooking: build.mutation({ ...ask(calls.take), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    // Two couples at the door look the same: once the evening shows the one, the next is another.
    seatWalkIn: build.mutation({ ...ask(calls.take), extraOptions: { ...OUTDATES, shownIn: 'evening' }, invalidatesTags: [...TAGS] }),
    moveAtCounter: build.mutation({ ...ask(calls.move), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    markArrived: build.mutation({ ...ask(calls.arrive), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    markAbsent: build.mutation({ ...ask(calls.absent), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    closeBookings: build.mutation({ ...ask(calls.close), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    reopenBookings: build.mutation({ ...ask(calls.reopen), extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
  }),
})

export const {
  useAcceptBookingMutation,
  useDeclineBookingMutation,
  useSeatWalkInMutation,
  useTakeBookingMutation,
  useMoveAtCounterMutation,
  useMarkArrivedMutation,
  useMarkAbsentMutation,
  useCloseBookingsMutation,
  useReopenBookingsMutation,
} = bookings

/** A day at the counter, as it was when this was opened. */
export function useCounterDay(date: string, language: string): Shown<CounterDay> {
  const activityId = useActivityId()
  return useUnkept<CounterDay>(bookings.useCounterDayQuery(activityId ? { activityId, date, language } : skipToken))
}

/** The bookings that wait for an answer, for who only counts them: asked when this is opened, and anew when a change is told. */
export function useBookingRequests(language: string, isOff: boolean): CounterBooking[] | undefined {
  const activityId = useActivityId()
  const query = bookings.useBookingRequestsQuery(activityId && !isOff ? { activityId, language } : skipToken, {
    refetchOnMountOrArgChange: FRESH,
  })
  return useUnkept<{ data: CounterBooking[] }>(query).data?.data
}

type AtCounter = { day: Shown<CounterDay>; requests: Shown<CounterBooking[]>; isLive: boolean }

/** The bookings of a day, and all that wait for an answer, as long as this page is in sight. `isLive`: the server tells of changes by itself. */
export function useCounterBookings(date: string, language: string): AtCounter {
  const activityId = useActivityId()
  const isLive = useLive('counter')
  const polling = { pollingInterval: isLive ? SLOW : POLL, skipPollingIfUnfocused: true }
  const ofDay = useUnkept<CounterDay>(bookings.useCounterDayQuery(activityId ? { activityId, date, language } : skipToken, polling))
  const query = bookings.useBookingRequestsQuery(activityId ? { activityId, language } : skipToken, polling)
  const { data, ...asked } = useUnkept<{ data: CounterBooking[] }>(query)
  return { day: ofDay, requests: { ...asked, data: data?.data }, isLive }
}
