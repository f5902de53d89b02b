import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Restored as Line } from '#contract/cart.ts'
import type { Failure } from '../../api/base-query.ts'
import { usePourMutation } from '../../api/cart.ts'
import { Restored } from '../../components/order/Restored.tsx'
import { beginPouring, endPouring, useGuestCart } from '../../state/guest-cart.ts'
import { useOnline } from '../../ui/use-online.ts'

/**
 * Pours what she chose before she logged in into her cart, once: what is on its way stays as it is, under one Idempotency-Key, until
 * the server has answered for good. What could not be put there, or costs something else by now, is told.
 */
export function GuestCartPour({ activityId }: { activityId: string }) {
  const cart = useGuestCart(activityId)
  const isOnline = useOnline()
  const [pour] = usePourMutation()
  const [told, setTold] = useState<readonly Line[]>([])
  const navigate = useNavigate()

  useEffect(() => {
    if (!cart || !isOnline) return
    const taken = beginPouring(activityId)
    if (!taken) return
    void pour({ activityId, guestCart: taken.id, lines: taken.lines, wish: taken.id }).then(({ data, error }) => {
      const failure = error as Failure | undefined
      // Nobody knows whether it arrived: the next time it is asked again, and counts once.
      if (failure && (failure.isUnsure || failure.status === 0 || failure.status >= 500)) return
      endPouring(activityId)
      if (data?.told.length) setTold(data.told)
    })
  }, [cart, isOnline, activityId, pour])

  const close = () => {
    setTold([])
    void navigate('/shop/cart')
  }
  return told.length > 0 ? <Restored told={told} onClose={close} /> : null
}
