import { skipToken } from '@reduxjs/toolkit/query/react'
import type * as z from 'zod/mini'
import { type Availability, type Booking, type BookingService, type BookingSettings, calls } from '#contract/bookings.ts'
import { useActivityId } from '../state/hooks.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Shown, useKept } from './kept.ts'

const ROWS = 15
const page = ask(calls.mine)
const one = ask(calls.one)
const dates = ask(calls.dates)
const settings = ask(calls.settings)
const services = ask(calls.services)
const ics = ask(calls.ics)

/** Whose bookings, in which language, and whether those that are over. */
export type BookingsWish = { activityId: string; language: string; past: boolean }
/** What the calendar is asked for. */
export type DatesWish = z.input<typeof calls.dates.input>

const dataOf = ({ data }: { data: Booking }) => data
/** Lists that a write makes old at once. */
const OUTDATES = { outdates: ['myBookings', 'booking'], shownIn: 'bookings' } as const
const TAGS = ['Bookings', 'Availability'] as const

const bookings = api.injectEndpoints({
  endpoints: (build) => ({
    myBookings: build.infiniteQuery<ReturnType<typeof page.transformResponse>, BookingsWish, number>({
      query: ({ queryArg: { activityId, past }, pageParam }) =>
        page.query({ activityId, page: pageParam, rowsPerPage: ROWS, ...(past && { past: true }) }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        refetchCachedPages: false,
        getNextPageParam: (last, _, at) => (at * ROWS < last.totalRows ? at + 1 : undefined),
      },
      providesTags: ['Bookings'],
    }),
    booking: build.query<{ data: Booking }, { activityId: string; id: string; language: string }>({
      query: ({ activityId, id }) => one.query({ activityId, id }),
      providesTags: ['Bookings'],
    }),
    bookingSettings: build.query<{ data: BookingSettings }, { id: string }>({ query: ({ id }) => settings.query({ id }) }),
    bookingServices: build.query<{ data: BookingService[] }, { activityId: string; language: string }>({
      query: ({ activityId }) => services.query({ activityId, rowsPerPage: 50 }),
    }),
    bookingDates: build.query<{ data: Availability }, DatesWish>({ query: (wish) => dates.query(wish), providesTags: ['Availability'] }),
    // Its sequence is part of the question: one that has moved is another event.
    bookingFile: build.query<{ data: string }, { activityId: string; id: string; language: string; standing: string }>({
      query: ({ activityId, id }) => ics.query({ activityId, id }),
    }),
    createBooking: build.mutation({ ...ask(calls.create), transformResponse: dataOf, extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    moveBooking: build.mutation({ ...ask(calls.move), transformResponse: dataOf, extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
    cancelBooking: build.mutation({ ...ask(calls.cancel), transformResponse: dataOf, extraOptions: OUTDATES, invalidatesTags: [...TAGS] }),
  }),
})

export const { useMyBookingsInfiniteQuery, useCreateBookingMutation, useMoveBookingMutation, useCancelBookingMutation } = bookings

/** One of my bookings in the activity in use, in the language of the page. `every`: how often it is asked for again, in milliseconds. */
export function useBooking(id: string | undefined, language: string, every = 0): Shown<Booking> {
  const activityId = useActivityId()
  const wish = activityId && id ? { activityId, id, language } : skipToken
  const { data, ...shown } = useKept(bookings.useBookingQuery(wish, { pollingInterval: every, skipPollingIfUnfocused: true }))
  return { ...shown, data: data?.data }
}

/** How the activity in use takes bookings. */
export function useBookingSettings(): Shown<BookingSettings> {
  const id = useActivityId()
  const { data, ...shown } = useKept(bookings.useBookingSettingsQuery(id ? { id } : skipToken))
  return { ...shown, data: data?.data }
}

/** What can be booked in the activity in use; nothing is asked where only tables are. */
export function useBookingServices(language: string, isWanted: boolean): Shown<BookingService[]> {
  const activityId = useActivityId()
  const { data, ...shown } = useKept(bookings.useBookingServicesQuery(activityId && isWanted ? { activityId, language } : skipToken))
  return { ...shown, data: data?.data }
}

/** How the 35 days stand for what she looks for; never a copy, as a place that is offered must be there. */
export function useAvailability(wish: DatesWish | undefined): Shown<Availability> {
  const { data, ...shown } = useKept(bookings.useBookingDatesQuery(wish ?? skipToken))
  return { ...shown, data: data?.data }
}

const ONCE = { refetchOnMountOrArgChange: false, refetchOnFocus: false }

/** A booking for the calendar of her phone, as base64 of an `.ics` file: fetched with its page, so that it is there without a network. */
export function useBookingFile({ id, sequence, confirmed }: Booking, language: string): Shown<string> {
  const activityId = useActivityId()
  const wish = activityId ? { activityId, id, language, standing: `${sequence} ${confirmed}` } : skipToken
  const { data, ...shown } = useKept(bookings.useBookingFileQuery(wish, ONCE))
  return { ...shown, data: data?.data }
}
