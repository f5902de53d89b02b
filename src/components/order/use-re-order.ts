import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Restored } from '#contract/cart.ts'
import { useReOrderMutation } from '../../api/orders.ts'
import { useActivityId } from '../../state/hooks.ts'
import { useSubmit } from '../submit/use-submit.ts'

/** "Ordina di nuovo": leads to the cart, but first tells what is not as it was. `told`: that, for `Restored`; `toCart` once it is read. */
export function useReOrder(orderId: string) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [reOrder] = useReOrderMutation()
  const [told, setTold] = useState<readonly Restored[]>([])
  const toCart = () => navigate('/shop/cart')
  const submitting = useSubmit(() => reOrder({ activityId, orderId }), {
    onDone: (answer) => setTold(answer.told),
    leadsTo: (answer) => answer.told.length === 0 && toCart(),
    late: () => ({ text: t`È di nuovo nel carrello`, way: { to: '/shop/cart', words: t`Vai al carrello` } }),
  })
  return { ...submitting, told, toCart }
}
