import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useKeptPages } from '../../api/kept.ts'
import { useNoticePagesInfiniteQuery } from '../../api/notices.ts'
import { useInbox, useMarked } from '../../components/notices/use-inbox.ts'
import type { Session } from '../../state/session.ts'

/** All notices as far as they were read downwards, else the newest as they were kept, and how the latest try went. */
export function useNoticePages(isOff = false) {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const { data: pages, isLoading, ...shown } = useKeptPages(useNoticePagesInfiniteQuery({ activityId }, { skip: !activityId || isOff }))
  const inbox = useInbox()
  const marked = useMarked()
  const newest = inbox.data?.rows
  const rows = useMemo(() => {
    if (!pages) return newest
    // The newest page is asked for more often; what a new notice pushed over the edge of a page stands once.
    const known = new Map(newest?.map((row) => [row.id, row]))
    const once = new Map(pages.flatMap(({ data }) => data.map((row) => [row.id, known.get(row.id) ?? row])))
    return marked([...once.values()])
  }, [pages, newest, marked])
  return {
    ...shown,
    activityId,
    rows,
    /** When the server gave the newest page. */
    at: inbox.at,
    isLoading: !rows && isLoading,
  }
}
