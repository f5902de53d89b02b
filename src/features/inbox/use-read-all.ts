import { useEffect, useState } from 'react'
import { useReadAllMutation, useUnreadAllMutation } from '../../api/inbox.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'

/** So long it can be taken back, in milliseconds. LOOK "phone-7". */
const PATIENCE = 6_000

/** Of which activity all was read, and at which instant. */
type Done = { activityId: string; at: string }

/**
 * Reads all of the inbox at once: shown before the server has said so, and taken back by its own word for the instant at which it
 * was read, so that a page that is closed meanwhile leaves nothing half done. docs/decisions/one-inbox.md
 */
export function useReadAll() {
  const activityId = useActivityId() ?? ''
  const [done, setDone] = useState<Done>()
  const [runReading] = useReadAllMutation()
  const [runUndoing] = useUnreadAllMutation()
  const reading = useSubmit(runReading, { onDone: ({ data: { at } }) => setDone({ activityId, at }) })
  const undoing = useSubmit(runUndoing, { onDone: () => setDone(undefined) })
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), PATIENCE)
    return () => clearTimeout(timer)
  }, [done])
  return {
    readAll: () => void reading.submit({ activityId }),
    isOffline: reading.isOffline,
    /** Takes it back; nothing where it is too late, or of another activity. */
    undo: done?.activityId === activityId ? () => void undoing.submit(done) : undefined,
  }
}
