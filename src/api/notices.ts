import { createNextState, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { calls } from '#contract/notices.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { isUnread } from '#rules/inbox.ts'
import { type Inbox, keep, type Mark, type Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask, type Failure } from './base-query.ts'
import { keeping } from './keep.ts'

/** What home, the bell and the next start need; and the largest page, for the list that is read downwards. */
const [LATEST, ROWS] = [PAGE_SIZES[0], PAGE_SIZES[3]]
const newest = { sortBy: 'created', descending: 1 } as const
const inbox = ask(calls.mine)
const read = ask(calls.read)
const readNative = ask(calls.readNative)

/** What asks for the newest page of an activity. */
export const latestOf = (activityId: string) => ({ id: activityId, ...newest, rowsPerPage: LATEST })

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    latestNotices: build.query({
      ...inbox,
      providesTags: ['Notices'],
      onQueryStarted: keeping('notices', (answer: Inbox) => answer),
    }),
    noticePages: build.infiniteQuery<Inbox, { activityId: string }, number>({
      query: ({ queryArg: { activityId }, pageParam }) => inbox.query({ id: activityId, ...newest, page: pageParam, rowsPerPage: ROWS }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Notices'],
    }),
    notice: build.query({ ...ask(calls.one), providesTags: ['Notices'] }),
  }),
})

type Cached = ReturnType<Parameters<ReturnType<typeof reading.util.updateQueryData>>[1]>
type Life = { dispatch: ThunkDispatch<Cached, unknown, UnknownAction>; getState: () => unknown }
const keptOf = ({ getState }: Life, activityId: string) => (getState() as { snapshot: Snapshot }).snapshot.byActivity[activityId]

/** Changes the inbox wherever it is held. @returns the way back */
function patchInbox(life: Life, activityId: string, change: (page: Inbox) => void): () => void {
  const { dispatch } = life
  const patches = [
    dispatch(reading.util.updateQueryData('latestNotices', latestOf(activityId), change)),
    dispatch(reading.util.updateQueryData('noticePages', { activityId }, ({ pages }) => pages.forEach(change))),
  ]
  const copy = keptOf(life, activityId)?.notices
  if (copy) dispatch(keep('notices', activityId, { ...copy, data: createNextState(copy.data, change) }))
  return () => {
    for (const patch of patches) patch.undo()
    if (copy) dispatch(keep('notices', activityId, copy))
  }
}

/** Writes down what the server has not heard of yet. */
function setMarks(life: Life, activityId: string, change: (marks: readonly Mark[]) => Mark[]) {
  const marks = keptOf(life, activityId)?.marks?.data ?? []
  life.dispatch(keep('marks', activityId, { data: change(marks), at: new Date().toISOString() }))
}

const marked =
  ({ id, isNative }: Mark) =>
  ({ pages }: { pages: Inbox[] }) => {
    const row = pages.flatMap(({ data }) => data).find((sent) => sent.id === id)
    if (row) row[isNative ? 'readNative' : 'read'] = true
  }

const without = (notice: string) => (page: Inbox) => {
  const gone = page.data.filter((sent) => sent.notice.id === notice)
  page.data = page.data.filter((sent) => sent.notice.id !== notice)
  page.totalRows -= gone.length
  if (page.unread !== undefined) page.unread -= gone.filter(isUnread).length
}

/** The pages read so far, without asking for any. */
export const useNoticePagesState = reading.endpoints.noticePages.useInfiniteQueryState

export const { useLatestNoticesQuery, useNoticePagesInfiniteQuery, useNoticeQuery, useMarkNoticeMutation, useRemoveNoticeMutation } =
  reading.injectEndpoints({
    endpoints: (build) => ({
      /** Shown at once by everything that knows the marks; without a network it waits there until there is one. */
      markNotice: build.mutation<ReturnType<typeof read.transformResponse>, Mark & { activityId: string }>({
        query: ({ id, activityId, isNative }) => (isNative ? readNative : read).query({ id, activityId }),
        onQueryStarted: async ({ activityId, ...mark }, life) => {
          setMarks(life, activityId, (marks) => [...marks.filter(({ id }) => id !== mark.id), mark])
          const failure = await life.queryFulfilled.then(
            () => undefined,
            (no: { error: unknown }) => no.error as Failure,
          )
          if (failure?.status === 0) return
          if (!failure) {
            life.dispatch(reading.util.updateQueryData('noticePages', { activityId }, marked(mark)))
            // How many are left stands in the newest page: the mark stays until it is there. One under way may be of before.
            await life.dispatch(reading.util.getRunningQueryThunk('latestNotices', latestOf(activityId)))
            await life.dispatch(reading.endpoints.latestNotices.initiate(latestOf(activityId), { forceRefetch: true, subscribe: false }))
          }
          setMarks(life, activityId, (marks) => marks.filter(({ id }) => id !== mark.id))
        },
      }),
      /** Gone at once, and back if the server says no. */
      removeNotice: build.mutation({
        ...ask(calls.remove),
        extraOptions: { tells: 'top' },
        onQueryStarted: async ({ id, activityId }, life) => {
          const undo = patchInbox(life, String(activityId), without(String(id)))
          await life.queryFulfilled.catch(undo)
        },
        invalidatesTags: (_, failure) => (failure ? [] : ['Notices']),
      }),
    }),
  })
