import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { Marks, NoticeSent } from '#contract/notices.ts'
import { isUnread } from '#rules/inbox.ts'
import { useAtStart } from '../../api/at-start.ts'
import { type Shown, useKept } from '../../api/kept.ts'
import { latestOf, useLatestNoticesQuery } from '../../api/notices.ts'
import type { Session } from '../../state/session.ts'
import type { Mark } from '../../state/snapshot.ts'

/** The newest notices, with how many of all are unread. */
export type InboxShown = { rows: NoticeSent[]; unread: number }

const none: Mark[] = []

/** What was opened here stands as read, whether or not the server has heard of it. */
export function useMarked(): <M extends Marks>(rows: readonly M[]) => M[] {
  const marks = useAtStart('marks')?.data ?? none
  return useMemo(() => {
    const native = new Map(marks.map(({ id, isNative }) => [id, isNative]))
    return (rows) => rows.map((row) => (native.has(row.id) ? { ...row, [native.get(row.id) ? 'readNative' : 'read']: true } : row))
  }, [marks])
}

/** The newest page of the inbox of the activity in use: fresh, else as it was kept. */
export function useInbox(): Shown<InboxShown> {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId)
  const { data, ...rest } = useKept(useLatestNoticesQuery(activityId ? latestOf(activityId) : skipToken))
  const marked = useMarked()
  const marks = useAtStart('marks')?.data ?? none
  const inbox = useMemo(() => {
    if (!data) return undefined
    const unheard = marks.filter(({ id, subject }) => !subject && data.data.every((row) => row.id !== id || isUnread(row))).length
    const counted = data.unread ?? data.data.filter(isUnread).length
    return { rows: marked(data.data), unread: Math.max(0, counted - unheard) }
  }, [data, marks, marked])
  return { ...rest, data: inbox }
}
