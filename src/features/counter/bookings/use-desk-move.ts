import { useState } from 'react'
import type { CounterDay } from '#contract/counter-bookings.ts'
import { useMoveAtCounterMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { standingOfWish, type Where, type Wish } from './timeline/wishes.ts'

/**
 * Somebody being moved within a day: where to, and the key that sends it; until then she stays where she is.
 * @param day as it is shown   @returns `isFree`: there is a place where she is to go, as far as the day shows
 */
export function useDeskMove(day: CounterDay | undefined, where: Where) {
  const { date } = where
  const activityId = useActivityId() ?? ''
  const [moving, setMoving] = useState<Wish & { sequence: number | undefined }>()
  const [move] = useMoveAtCounterMutation()
  const submit = useSubmit(
    ({ id, sequence, time, operatorId }: NonNullable<typeof moving>) =>
      move({ activityId, id, sequence, date, timeStart: time, bookingOperatorId: operatorId }),
    { onDone: () => setMoving(undefined) },
  )
  const onMove = (wish: Wish | undefined) => {
    submit.clear()
    // As it is shown while she moves it: what has moved by the time that she says so is not what she saw.
    setMoving(wish && { ...wish, sequence: day?.data.find(({ id }) => id === wish.id)?.sequence })
  }
  const isFree = day !== undefined && moving !== undefined && standingOfWish(day, moving, where) === 'free'
  return { moving, onMove, submit, isFree, onConfirm: () => void (moving && isFree && submit.submit(moving)) }
}
export type DeskMove = ReturnType<typeof useDeskMove>
