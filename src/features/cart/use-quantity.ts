import { useEffect, useRef, useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import { answered, failed, sent, still, tapped } from '#rules/quantity-burst.ts'
import type { Failure } from '../../api/base-query.ts'
import { useSetQuantityMutation } from '../../api/cart.ts'
import { useWhy } from '../../components/words/use-why.ts'
import { useActivityId, useAppDispatch } from '../../state/hooks.ts'
import { said } from '../../state/messages.ts'

/** How long after the last tap a quantity is sent, in milliseconds. */
const PAUSE = 350

/**
 * A quantity that is tapped in bursts: it changes at once, the last of a burst is sent, and an answer that comes late changes
 * nothing. SEMANTICS 5.
 */
export function useQuantity({ id, quantity }: CartItem) {
  const activityId = useActivityId() ?? ''
  const why = useWhy()
  const dispatch = useAppDispatch()
  const [send] = useSetQuantityMutation()
  const [burst, setBurst] = useState(() => still(quantity))
  const latest = useRef(burst)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const change = (next: typeof burst) => {
    latest.current = next
    setBurst(next)
  }

  // Somewhere else it was changed, and nothing is being tapped here.
  const isStill = !burst.sending && burst.shown === burst.saved
  useEffect(() => {
    if (isStill && latest.current.saved !== quantity) change(still(quantity))
  }, [quantity, isStill])

  async function flush() {
    const before = latest.current
    const next = sent(before)
    if (next === before || !next.sending) return
    change(next)
    const { no, quantity: wanted } = next.sending
    const { data, error } = await send({ activityId, id, quantity: wanted })
    if (!error) return change(answered(latest.current, no, data.data.quantity))
    change(failed(latest.current, no))
    dispatch(said('error', why(error as Failure)))
  }

  // She goes on, or puts the app away, before the pause is over: what she tapped last goes out all the same.
  const leave = useRef(flush)
  useEffect(() => void (leave.current = flush))
  useEffect(() => {
    const goOut = () => {
      clearTimeout(timer.current)
      void leave.current()
    }
    const change = () => {
      if (document.hidden) goOut()
    }
    document.addEventListener('visibilitychange', change)
    return () => {
      document.removeEventListener('visibilitychange', change)
      goOut()
    }
  }, [])

  const set = (value: number) => {
    change(tapped(latest.current, value))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE)
  }
  /** Her last tap is not sent: the line is taken out. */
  const drop = () => {
    clearTimeout(timer.current)
    change(tapped(latest.current, latest.current.sending?.quantity ?? latest.current.saved))
  }
  return { quantity: burst.shown, set, drop }
}
