import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Marks, Notice } from '#contract/notices.ts'
import { isUnread } from '#rules/inbox.ts'
import type { Failure } from '../../api/base-query.ts'
import { useKept } from '../../api/kept.ts'
import { useMarkNewsMutation, useNoticePagesState, useNoticeQuery } from '../../api/notices.ts'
import { useInbox, useMarked } from '../../components/notices/use-inbox.ts'
import { forgetPushed, paintedNotice, readPushed } from '../../pwa/pushed.ts'
import type { Session } from '../../state/session.ts'

/** Not hers, not there, or no longer. */
const GONE = [403, 404]

type Read = {
  notice: Notice | undefined
  sent: Marks | undefined
  activityId: string
  isGone: boolean
  failure: Failure | undefined
  retry: () => void
}

/**
 * What a push said of the notice, until the server has said more.
 * @param isHeard the server has answered, with the notice or that it is gone
 */
function usePushed(id: string, isHeard: boolean): Notice | undefined {
  const [pushed, setPushed] = useState(paintedNotice)
  const isThis = pushed?.id === id
  useEffect(() => {
    if (isHeard) void forgetPushed(id)
    else if (!isThis) void readPushed(id).then(setPushed)
  }, [id, isHeard, isThis])
  return isThis ? pushed : undefined
}

/** One notice: as the list or its push has it at once, then as the server gives it. Nothing is asked before it is clear in which activity. */
export function useNotice(id: string, isSettled: boolean): Read {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const { data, failure, retry } = useKept(useNoticeQuery(isSettled && activityId ? { id, activityId } : skipToken))
  const pages = useNoticePagesState({ activityId }).data?.pages
  const inbox = useInbox().data?.rows
  const marked = useMarked()
  const row = [...(inbox ?? []), ...(pages?.flatMap(({ data }) => data) ?? [])].find((sent) => sent.notice.id === id)
  const isGone = GONE.includes(failure?.status ?? 0)
  const fresh = data?.data
  const sent = row ?? fresh?.sent
  const pushed = usePushed(id, isGone || fresh !== undefined)
  const known = isSettled ? (fresh ?? row?.notice) : undefined
  return {
    notice: isGone ? undefined : (known ?? pushed),
    sent: sent && marked([sent])[0],
    activityId,
    isGone,
    failure,
    retry,
  }
}

/** Opening a notice marks it: as opened from a push where she came by one. SEMANTICS 8. */
export function useReadMark({ notice, sent, activityId }: Read, isByPush: boolean): void {
  const [mark] = useMarkNewsMutation()
  const said = useRef('')
  useEffect(() => {
    if (!notice || !sent || (isByPush ? sent.readNative : !isUnread(sent))) return
    // A mark that was refused is not tried again as long as the notice is open.
    const what = `${sent.id} ${isByPush}`
    if (said.current === what) return
    said.current = what
    void mark({ id: sent.id, activityId, isNative: isByPush })
  }, [notice, sent, activityId, isByPush, mark])
}
