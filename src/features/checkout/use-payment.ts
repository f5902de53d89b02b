import { useEffect, useRef } from 'react'
import type { Order } from '#contract/orders.ts'
import { SLOW, useLive } from '../../api/live.ts'
import { useConfirmPaymentMutation } from '../../api/payments.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { useOnline } from '../../ui/use-online.ts'

/** How often the provider is asked while she looks, where it is not told that she has paid, in milliseconds. */
const EVERY = 3_000

/** Asks how an open payment stands, at once and again while it is open. */
export function usePayment(order: Order | undefined) {
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
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
      await confirm({ activityId, sessionId, language })
      isAsking.current = false
    }
    void ask()
    const timer = setInterval(() => void ask(), every)
    return () => clearInterval(timer)
  }, [sessionId, isOnline, activityId, language, every, confirm])

  return { isAway: error !== undefined, heard: fulfilledTimeStamp }
}
