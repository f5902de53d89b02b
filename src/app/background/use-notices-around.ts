import { useEffect, useRef } from 'react'
import { isUnread } from '#rules/inbox.ts'
import { useMarkNewsMutation } from '../../api/notices.ts'
import { useInbox } from '../../components/notices/use-inbox.ts'
import { useUnread } from '../../components/notices/use-unread.ts'
import { closeShown } from '../../pwa/shown-notices.ts'
import { type AppState, useActivityId, useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { host } from '../../state/host.ts'
import { keep, type Mark } from '../../state/snapshot.ts'

const none: Mark[] = []

/** The unread of the other activities, as they were last known: on the bare host the icon counts for all of hers. SEMANTICS 12. */
const elsewhere = ({ session, snapshot }: AppState) =>
  host.activity
    ? 0
    : Object.entries(snapshot.byActivity).reduce((sum, [id, { unread }]) => sum + (id === session.activityId ? 0 : (unread?.data ?? 0)), 0)

/** Keeps what lies around the app true to the inbox: the number on its icon, and the notifications that still show. */
export function useNoticesAround() {
  const dispatch = useAppDispatch()
  const activityId = useActivityId()
  const { data: inbox, at = '' } = useInbox()
  const others = useAppSelector(elsewhere)
  const unreadHere = useUnread()
  const here = inbox && unreadHere
  useEffect(() => {
    if (activityId && here !== undefined) dispatch(keep('unread', activityId, { data: here, at }))
  }, [activityId, here, at, dispatch])
  const unread = here === undefined ? undefined : here + others
  useEffect(() => {
    if (unread === undefined) return
    // Where there is no icon to put it on, that is all right.
    const done = unread ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.()
    void done?.catch(() => undefined)
  }, [unread])

  const rows = inbox?.rows
  useEffect(() => {
    if (!rows?.length) return
    const read = new Set(rows.filter((row) => !isUnread(row)).map(({ notice }) => notice.id))
    void closeShown((notice) => read.has(notice))
  }, [rows])
}

/** What was opened without a network is told to the server as soon as there is one. */
export function useLateMarks() {
  const [mark] = useMarkNewsMutation()
  const isReached = useAppSelector(({ connection }) => connection.reached)
  const latest = useRef(none)
  const activityId = useActivityId() ?? ''
  const marks = useAppSelector(({ snapshot }) => snapshot.byActivity[activityId]?.marks?.data ?? none)
  useEffect(() => {
    latest.current = marks
  })
  // Those of this moment: what is opened from here on tells the server itself.
  useEffect(() => {
    if (isReached) for (const late of latest.current) void mark({ ...late, activityId })
  }, [isReached, activityId, mark])
}
