import type { Dispatch } from '@reduxjs/toolkit'
import { calls, type Device, type Preferences } from '#contract/devices.ts'
import { base } from './base.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

const mine = ask(calls.mine)
type Page = ReturnType<typeof mine.transformResponse>
type Life<T> = { dispatch: Dispatch; queryFulfilled: Promise<{ data: { data: T } }> }

/** A server that follows the specification to the letter pages by 15, too. */
const ROWS = 15

export const devices = api.injectEndpoints({
  endpoints: (build) => ({
    myDevices: build.infiniteQuery<Page, void, number>({
      query: ({ pageParam }) => mine.query({ page: pageParam, rowsPerPage: ROWS, sortBy: 'lastSeen', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Devices'],
    }),
    saveDevice: build.mutation({ ...ask(calls.save), invalidatesTags: (_, failure) => (failure ? [] : ['Devices']) }),
    setDevice: build.mutation({ ...ask(calls.set), extraOptions: { tells: 'top' }, onQueryStarted: (_, life) => shownAtOnce(life) }),
    removeDevice: build.mutation({ ...ask(calls.remove), extraOptions: { tells: 'top' }, invalidatesTags: ['Devices'] }),
    testDevice: build.mutation({ ...ask(calls.test) }),
    tellUnknownDevice: build.mutation({ ...ask(calls.unknown) }),
    pushKey: build.query({ ...ask(calls.key) }),
    noticePreferences: build.query({ ...ask(calls.preferences), providesTags: ['Devices'] }),
    preferNotices: build.mutation({
      ...ask(calls.prefer),
      extraOptions: { tells: 'top' },
      onQueryStarted: (_, life) => preferredAtOnce(life),
    }),
  }),
})

export const {
  useMyDevicesInfiniteQuery,
  useSetDeviceMutation,
  useRemoveDeviceMutation,
  useTellUnknownDeviceMutation,
  useTestDeviceMutation,
  useNoticePreferencesQuery,
  usePreferNoticesMutation,
} = devices

/** Puts the server's answer into the list as it is shown: no switch jumps back while the list is asked anew. */
async function shownAtOnce({ dispatch, queryFulfilled }: Life<Device>) {
  const answer = await queryFulfilled.catch(() => undefined)
  if (!answer) return
  const { data: device } = answer.data
  const patch = devices.util.updateQueryData('myDevices', undefined, ({ pages }) => {
    for (const page of pages) page.data = page.data.map((one) => (one.id === device.id ? device : one))
  })
  dispatch(patch as never)
}

/** The same of how she wants to be told. */
async function preferredAtOnce({ dispatch, queryFulfilled }: Life<Preferences>) {
  const answer = await queryFulfilled.catch(() => undefined)
  if (answer) dispatch(devices.util.updateQueryData('noticePreferences', {}, () => answer.data) as never)
}

/**
 * Counts a push as opened: a browser that shows declarative pushes by itself does not ask the worker. The receipt is all the
 * proof there is; what the worker has counted already stays counted once.
 */
export async function countOpened(receipt: string): Promise<void> {
  const { method, path } = calls.receive
  const headers = { 'Content-Type': 'application/json' }
  const address = base + path.replace('{receipt}', encodeURIComponent(receipt))
  await fetch(address, { method, headers, body: JSON.stringify({ event: 'opened' }), keepalive: true }).catch(() => undefined)
}
