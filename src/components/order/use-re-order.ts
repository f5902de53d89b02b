import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Restored } from '#contract/cart.ts'
import { useReOrderMutation } from '../../api/orders.ts'
import { useActivityId } from '../../state/hooks.ts'
import { useSubmit } from '../submit/use-submit.ts'

/** "Ordina di nuovo": leads to the cart, but first tells what is not as it was. `told`: that, for `Restored`; `toCart` once it is read. */
export function useReOrder(orderId: string) {
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [reOrder] = useReOrderMutation()
  const [told, setTold] = useState<readonly Restored[]>([])
  const toCart = () => navigate('/shop/cart')
  const submitting = useSubmit(() => reOrder({ activityId, orderId }), {
    onDone: (answer) => (answer.told.length > 0 ? setTold(answer.told) : toCart()),
  })
  return { ...submitting, told, toCart }
}
