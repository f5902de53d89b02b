import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type CounterOrder, Faster } from '#contract/counter.ts'
import type { Failure } from '../../api/base-query.ts'
import { type Act, useActMutation } from '../../api/counter.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import type { Desk } from './desk.ts'

type Wish = Omit<Act, 'id'>

/** After so long an act whose answer was lost is asked again, in milliseconds: its key makes it the same one. */
const AGAIN = 3_000

/**
 * Takes steps with an order. One that somebody took first is no error: the board shows where the order is by now. One whose
 * answer was lost is asked again until the server has said how it went. SEMANTICS 5, 14.
 */
export function useAct({ id }: CounterOrder, desk: Desk, onDone?: () => void) {
  const activityId = useActivityId() ?? ''
  const [act] = useActMutation()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const untilKnown = async (wish: Wish) => {
    for (;;) {
      const outcome = await act({ activityId, id, ...wish })
      const failure = outcome.error as Failure | undefined
      if (!failure?.isUnsure || !isHere.current) return outcome
      await new Promise((done) => setTimeout(done, AGAIN))
    }
  }
  const isFaster = ({ code }: Failure) => code === 'order_step'
  const all = async (...wishes: Wish[]) => {
    let outcome: Awaited<ReturnType<typeof untilKnown>> | undefined
    for (const wish of wishes) {
      outcome = await untilKnown(wish)
      if (outcome.error) break
    }
    const failure = outcome?.error as Failure | undefined
    if (failure && isFaster(failure)) desk.onOvertaken(id, Faster.safeParse(failure.data).data)
    return outcome ?? {}
  }
  return useSubmit<Wish[], unknown, FieldValues>(all, {
    words: (failure) => (isFaster(failure) ? '' : undefined),
    ...(onDone && { onDone }),
  })
}
