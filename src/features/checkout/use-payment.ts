import { useEffect, useRef } from 'react'
import type { Order } from '#contract/orders.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { useCancelOrderMutation, useConfirmPaymentMutation, useGiveUpPaymentMutation, usePayOrderMutation } from '../../api/payments.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { useOnline } from '../../ui/use-online.ts'

/** How often the provider is asked while she looks, where it is not told that she has paid, in milliseconds. */
const EVERY = 3_000

/** Asks how an open payment stands, at once and again while it is open. */
export function usePayment(order: Order | undefined) {
  const activityId = useActivityId() ?? ''
  const isOnline = useOnline()
  const every = useLive('own') ? SLOW : EVERY
  const [confirm, { error, fulfilledTimeStamp }] = useConfirmPaymentMutation()
  const sessionId = order?.progress === 'pending' ? order.session?.sessionId : undefined
  const isAsking = useRef(false)

  useEffect(() => {
    if (sessionId === undefined || !isOnline) return
    const ask = async () => {
      if (isAsking.current || document.hidden) return
      isAsking.current = true
      await confirm({ activityId, sessionId })
      isAsking.current = false
    }
    void ask()
    const timer = setInterval(() => void ask(), every)
    return () => clearInterval(timer)
  }, [sessionId, isOnline, activityId, every, confirm])

  return { isAway: error !== undefined, heard: fulfilledTimeStamp }
}

/** Gives a pending order up: by its session, which may have been paid meanwhile and is an order then; without one by itself. */
export function useGivingUp({ id, session }: Order, onDone?: (order: Order) => unknown) {
  const activityId = useActivityId() ?? ''
  const [giveUp] = useGiveUpPaymentMutation()
  const [cancel] = useCancelOrderMutation()
  const end = () => (session ? giveUp({ activityId, sessionId: session.sessionId }) : cancel({ activityId, id }))
  return useSubmit(end, onDone ? { onDone } : {})
}

/** Has the payment of an order that is stuck opened, and goes there. */
export function usePaying({ id }: Order) {
  const activityId = useActivityId() ?? ''
  const [pay] = usePayOrderMutation()
  return useSubmit(() => pay({ activityId, id }), { leadsTo: ({ session }) => session && location.assign(session.url) })
}
