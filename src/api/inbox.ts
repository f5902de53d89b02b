import { calls } from '#contract/inbox.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'
import { type Inbox, patchInbox } from './notices.ts'
import { type FeedPage, patchFeeds } from './notifications.ts'

const OUTDATES = ['latestNotices', 'noticePages', 'notice', 'notifications'] as const
const STALE = ['Notices', 'Notifications'] as const

const readNotices = (page: Inbox) => {
  for (const sent of page.data) sent.read = true
  page.unread = 0
}
const readFeed = (page: FeedPage) => {
  for (const entry of page.data) entry.read = true
  page.unread = {}
}

export const { useReadAllMutation, useUnreadAllMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** All read at once, and back if the server says no. */
    readAll: build.mutation({
      ...ask(calls.readAll),
      extraOptions: { outdates: OUTDATES },
      invalidatesTags: STALE,
      onQueryStarted: async ({ activityId }, life) => {
        const undoes = [patchInbox(life, String(activityId), readNotices), patchFeeds(life, readFeed)]
        await life.queryFulfilled.catch(() => undoes.forEach((undo) => undo()))
      },
    }),
    unreadAll: build.mutation({ ...ask(calls.unreadAll), extraOptions: { tells: 'top', outdates: OUTDATES }, invalidatesTags: STALE }),
  }),
})
