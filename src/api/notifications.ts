import { createNextState, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { calls, type Notification, type Subject } from '#contract/notifications.ts'
import { PAGE_SIZES } from '#contract/wire.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { changeCopy } from './keeper.ts'
import { keyOf } from './kept.ts'

const ROWS = PAGE_SIZES[2]
const feed = ask(calls.mine)
/** Says that an entry is read: a mark, as a notice's is. */
export const readEntry = ask(calls.read)

/** A page of the feed, and how many of all are to be read. */
export type FeedPage = ReturnType<typeof feed.transformResponse>

/** Which entries: of one activity, all of them or those about one thing, and the language that they are read in. */
export type FeedWish = { activityId: string; language: string; subject?: Subject | undefined }

const reading = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<FeedPage, FeedWish, number>({
      query: ({ queryArg: { activityId, subject }, pageParam }) =>
        feed.query({ activityId, ...(subject && { subject }), page: pageParam, rowsPerPage: ROWS, sortBy: 'created', descending: 1 }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _, page) => (page * ROWS < last.totalRows ? page + 1 : undefined),
      },
      providesTags: ['Notifications'],
    }),
  }),
})
export const { useNotificationsInfiniteQuery } = reading

type Cached = ReturnType<Parameters<ReturnType<typeof reading.util.updateQueryData>>[1]>
type Life = { dispatch: ThunkDispatch<Cached, unknown, UnknownAction>; getState: () => unknown }
type Change = (page: FeedPage) => void

/** Changes the feed wherever it is held, on the device too. @returns the way back */
export function patchFeeds(life: Life, change: Change): () => void {
  const held = api.util.selectInvalidatedBy(life.getState() as never, ['Notifications'])
  const undoes = held.map(({ originalArgs }) => {
    const wish = originalArgs as FeedWish
    const patch = life.dispatch(reading.util.updateQueryData('notifications', wish, ({ pages }) => pages.forEach(change)))
    const undo = changeCopy(keyOf('notifications', wish), (page) => createNextState(page as FeedPage, change), life)
    return () => {
      patch.undo()
      undo()
    }
  })
  return () => undoes.forEach((undo) => undo())
}

/** This entry is read, and counted no more. */
export const entryRead =
  ({ id, subject }: Pick<Notification, 'id' | 'subject'>): Change =>
  (page) => {
    const left = (page.unread[subject] ?? 0) - 1
    const entry = page.data.find((one) => one.id === id)
    if (entry?.read) return
    if (entry) entry.read = true
    page.unread[subject] = Math.max(0, left)
  }
