import { createNextState, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { calls } from '#contract/notices.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { isUnread } from '#rules/inbox.ts'
import { keep, type Mark, type Snapshot } from '../state/snapshot.ts'
import { api } from './api.ts'
import { ask, type Failure } from './base-query.ts'
import { entryRead, patchFeeds, readEntry } from './notifications.ts'
import { changeCopy } from './keeper.ts'
import { keyOf } from './kept.ts'

/** What home, the bell and the next start need; and the largest page, for the list that is read downwards. */
const [LATEST, ROWS] = [PAGE_SIZES[0], PAGE_SIZES[3]]
const newest = { sortBy: 'created', descending: 1 } as const
const inbox = ask(calls.mine)
const read = ask(calls.read)
const readNative = ask(calls.readNative)

/** The newest notices, and how many of all are unread where the server counts them. */
export type Inbox = ReturnType<typeof inbox.transformResponse>

/** What asks for the newest page of an activity. */
export const latestOf = (activityId: string) => ({ id: activityId, ...newest, rowsPerPage: LATEST })

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    latestNotices: build.query({ ...inbox, providesTags: ['Notices'] }),
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

export const usePrefetchNotices = reading.usePrefetch

/** The queries that hold notices. */
const NOTICES = ['latestNotices', 'noticePages', 'notice'] as const

type Cached = ReturnType<Parameters<ReturnType<typeof reading.util.updateQueryData>>[1]>
type Life = { dispatch: ThunkDispatch<Cached, unknown, UnknownAction>; getState: () => unknown }

type Change = (page: Inbox) => void
const changed = (change: Change) => (page: unknown) => createNextState(page as Inbox, change)

/** Changes the pages read so far, the device's copy of the first too. @returns the way back */
function patchPages(life: Life, activityId: string, change: Change): () => void {
  const patch = life.dispatch(reading.util.updateQueryData('noticePages', { activityId }, ({ pages }) => pages.forEach(change)))
  const undo = changeCopy(keyOf('noticePages', { activityId }), changed(change), life)
  return () => {
    patch.undo()
    undo()
  }
}

/** Changes the inbox wherever it is held. @returns the way back */
export function patchInbox(life: Life, activityId: string, change: Change): () => void {
  const patch = life.dispatch(reading.util.updateQueryData('latestNotices', latestOf(activityId), change))
  const undoes = [changeCopy(keyOf('latestNotices', latestOf(activityId)), changed(change), life), patchPages(life, activityId, change)]
  return () => {
    patch.undo()
    for (const undo of undoes) undo()
  }
}

/** Writes down what the server has not heard of yet. */
function setMarks({ dispatch, getState }: Life, activityId: string, change: (marks: readonly Mark[]) => Mark[]) {
  const marks = (getState() as { snapshot: Snapshot }).snapshot.byActivity[activityId]?.marks?.data ?? []
  dispatch(keep('marks', activityId, { data: change(marks), at: new Date().toISOString() }))
}

const marked =
  ({ id, isNative }: Mark) =>
  (page: Inbox) => {
    const row = page.data.find((sent) => sent.id === id)
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

export const { useLatestNoticesQuery, useNoticePagesInfiniteQuery, useNoticeQuery, useMarkNewsMutation, useRemoveNoticeMutation } =
  reading.injectEndpoints({
    endpoints: (build) => ({
      /** Shown at once by everything that knows the marks; without a network it waits there until there is one. */
      markNews: build.mutation<unknown, Mark & { activityId: string }>({
        query: ({ id, activityId, isNative, subject }) => (subject ? readEntry : isNative ? readNative : read).query({ id, activityId }),
        // The marks say it of whatever is older.
        extraOptions: { outdates: [] },
        onQueryStarted: async ({ activityId, ...mark }, life) => {
          setMarks(life, activityId, (marks) => [...marks.filter(({ id }) => id !== mark.id), mark])
          const failure = await life.queryFulfilled.then(
            () => undefined,
            (no: { error: unknown }) => no.error as Failure,
          )
          if (failure?.status === 0) return
          if (!failure && mark.subject) {
            // What is under way may be of before.
            await Promise.allSettled(life.dispatch(reading.util.getRunningQueriesThunk()))
            patchFeeds(life, entryRead({ id: mark.id, subject: mark.subject }))
          } else if (!failure) {
            patchPages(life, activityId, marked(mark))
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
        extraOptions: { tells: 'top', outdates: NOTICES },
        onQueryStarted: async ({ id, activityId }, life) => {
          const undo = patchInbox(life, String(activityId), without(String(id)))
          await life.queryFulfilled.catch(undo)
        },
        invalidatesTags: (_, failure) => (failure ? [] : ['Notices']),
      }),
    }),
  })
