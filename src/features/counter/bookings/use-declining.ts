import { useEffect, useRef } from 'react'
import type { Given, ToDecline } from '#contract/reasons.ts'
import type { Failure } from '../../../api/base-query.ts'
import { useDeclineBookingMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'

type Wish = { id: string; sequence: number; reason: Given<ToDecline> }

/**
 * Declines a booking from a dialog. What is declined goes from the list, and the dialog with it, also while nobody knows the answer:
 * then it is asked for once more, so that she is told how it went. Its key makes it the same wish, and `sequence` refuses it of a
 * booking that has become another. @returns how it stands; `leave`: closes the dialog because she wants to, and asks for nothing
 */
export function useDeclining(wish: Wish, success: string, onClose: () => void) {
  const activityId = useActivityId() ?? ''
  const [decline] = useDeclineBookingMutation()
  const stands = useRef<'here' | 'taken' | 'left'>('here')
  const again = useRef<() => unknown>(undefined)
  const ask = () => decline({ activityId, ...wish })
  const run = async () => {
    const outcome = await ask()
    const isLost = (outcome.error as Failure | undefined)?.isUnsure === true
    return isLost && stands.current === 'taken' ? ask() : outcome
  }
  const submit = useSubmit(run, { success, onDone: onClose })
  useEffect(() => {
    again.current = submit.failure?.isUnsure ? submit.submit : undefined
  })
  useEffect(() => {
    const from = location.href
    stands.current = 'here'
    return () => {
      if (stands.current === 'left' || location.href !== from) return
      stands.current = 'taken'
      again.current?.()
    }
  }, [])
  const leave = () => {
    stands.current = 'left'
    onClose()
  }
  return { ...submit, leave }
}
