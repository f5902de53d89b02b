import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type CounterOrder, Faster } from '#contract/counter.ts'
import type { Failure } from '../../api/base-query.ts'
import { type Act, useActMutation } from '../../api/counter.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { refocus } from '../../ui/refocus.ts'
import type { Desk } from './desk.ts'

type Wish = Omit<Act, 'id'>

/** After so long an act whose answer was lost is asked again, in milliseconds: its key makes it the same one. */
const AGAIN = 3_000

/**
 * Where the focus goes from the key of a step, which goes with it: on the board to the card that stands in its place then, beside it
 * to the key of the next step.
 */
function after(key: Element | null) {
  const card = key?.closest('.counter-card')
  const column = card?.parentElement
  const at = card && column ? [...column.children].indexOf(card) : 0
  const page = key?.closest('.counter-detail')
  return () => {
    const cards = [...(column?.querySelectorAll<HTMLElement>('.counter-open') ?? [])]
    return page?.querySelector<HTMLElement>('.counter-key') ?? cards[at] ?? cards.at(-1)
  }
}

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
    const held = document.activeElement
    const next = after(held)
    for (const wish of wishes) {
      outcome = await untilKnown(wish)
      if (outcome.error) break
    }
    const failure = outcome?.error as Failure | undefined
    if (failure && isFaster(failure)) desk.onOvertaken(id, Faster.safeParse(failure.data).data)
    // Letters press the key from anywhere.
    if (!failure && held !== document.body) refocus(next)
    return outcome ?? {}
  }
  return useSubmit<Wish[], unknown, FieldValues>(all, {
    words: (failure) => (isFaster(failure) ? '' : undefined),
    ...(onDone && { onDone }),
  })
}
