import { useEffect, useState } from 'react'
import type { Failure } from '../../api/base-query.ts'
import { useReadAllMutation, useUnreadAllMutation } from '../../api/inbox.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId, useAppDispatch } from '../../state/hooks.ts'
import { said } from '../../state/messages.ts'

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
  const dispatch = useAppDispatch()
  // A lost answer is asked for once more: the wish is the same one.
  const runSurely = async (wish: { activityId: string }) => {
    const answer = await runReading(wish)
    return (answer.error as Failure | undefined)?.isUnsure ? runReading(wish) : answer
  }
  const reading = useSubmit(runSurely, { onDone: ({ data: { at } }) => setDone({ activityId, at }) })
  const undoing = useSubmit(runUndoing, { onDone: () => setDone(undefined) })
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(undefined), PATIENCE)
    return () => clearTimeout(timer)
  }, [done])
  return {
    readAll: async () => {
      const failure = await reading.submit({ activityId })
      if (failure) dispatch(said('error', failure.message))
    },
    isOffline: reading.isOffline,
    /** Takes it back; nothing where it is too late, or of another activity. */
    undo: done?.activityId === activityId ? () => void undoing.submit(done) : undefined,
  }
}
