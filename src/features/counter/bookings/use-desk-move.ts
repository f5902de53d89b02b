import { useState } from 'react'
import { useMoveAtCounterMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import type { Wish } from './timeline/wishes.ts'

/** Somebody being moved within a day: where to, and the key that sends it; until then she stays where she is. */
export function useDeskMove(date: string) {
  const activityId = useActivityId() ?? ''
  const [moving, setMoving] = useState<Wish>()
  const [move] = useMoveAtCounterMutation()
  const submit = useSubmit(
    ({ id, time, operatorId }: Wish) => move({ activityId, id, date, timeStart: time, bookingOperatorId: operatorId }),
    { onDone: () => setMoving(undefined) },
  )
  const onMove = (wish: Wish | undefined) => {
    submit.clear()
    setMoving(wish)
  }
  return { moving, onMove, submit, onConfirm: () => void (moving && submit.submit(moving)) }
}
export type DeskMove = ReturnType<typeof useDeskMove>
