import { useMemo } from 'react'
import { asOne, withoutOvertaken } from '#rules/inbox.ts'
import { useFeed } from '../../components/notices/use-feed.ts'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { type About, type News, ofEntry, ofNotice } from './news.ts'
import { useNoticePages } from './use-notice-pages.ts'

/** Nothing of a list that is not asked for. */
const NONE = { rows: [], hasMore: false } as const

/** Notices and feed as one list, as far as both were read; how the latest try went, and when the server gave the older of the two. */
export function useNews(about: About | undefined) {
  const hasNotices = about === undefined || about === 'notices'
  const hasEntries = about !== 'notices'
  const notices = useNoticePages(!hasNotices)
  const feed = useFeed(about === 'notices' ? undefined : about, !hasEntries)
  const asked = [...(hasNotices ? [notices] : []), ...(hasEntries ? [feed] : [])]
  const sents = hasNotices ? notices.rows : undefined
  const entries = hasEntries ? feed.entries : undefined
  const rows = useMemo(() => {
    if (!sents && !entries) return undefined
    const parts = [
      sents ? { rows: sents.map(ofNotice), hasMore: notices.hasMore } : NONE,
      entries ? { rows: entries.map(ofEntry), hasMore: feed.hasMore } : NONE,
    ]
    return withoutOvertaken(asOne<News>(parts), ({ entry, isUnread }) => entry && { ...entry, isUnread })
  }, [sents, entries, notices.hasMore, feed.hasMore])
  const isLoading = asked.some((one) => one.isLoading)
  const inbox = useInbox().data
  return {
    rows: isLoading ? undefined : rows,
    isLoading,
    /** Each of those that are asked for is there. */
    isWhole: (!hasNotices || sents !== undefined) && (!hasEntries || entries !== undefined),
    failure: asked.find(({ failure }) => failure)?.failure,
    at: asked.flatMap(({ at }) => at ?? []).toSorted()[0],
    unread: { ...feed.unread, notices: inbox?.unread ?? 0 },
    hasMore: asked.some(({ hasMore }) => hasMore),
    isLoadingMore: asked.some(({ isLoadingMore }) => isLoadingMore),
    more: () => asked.forEach((one) => one.hasMore && one.more()),
    retry: () => asked.forEach(({ retry }) => retry()),
  }
}
