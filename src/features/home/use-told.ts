import { useCallback, useState } from 'react'
import { useAtStart } from '../../api/at-start.ts'
import { useActivityId, useAppDispatch } from '../../state/hooks.ts'
import { keep } from '../../state/snapshot.ts'

/**
 * What the living line tells (an order, a booking or a notice), so that it does not stand among what is new as well. The line comes later than what is new,
 * so what it told last is kept: one that is left out from the start moves nothing, one that is left out later would.
 * @returns its id, null for none, and what the line says it to
 */
export function useTold() {
  const dispatch = useAppDispatch()
  const activityId = useActivityId()
  const [told, setTold] = useState(useAtStart('told')?.data ?? null)
  const onTold = useCallback(
    (id: string | null) => {
      setTold((before) => (before === id ? before : null))
      if (activityId) dispatch(keep('told', activityId, { data: id, at: new Date().toISOString() }))
    },
    [activityId, dispatch],
  )
  return { told, onTold }
}
