import { useNavigate } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { usePayOrderMutation } from '../../api/payments.ts'
import { useActivityId } from '../../state/hooks.ts'
import { useSubmit } from '../submit/use-submit.ts'

/**
 * Goes straight to where an order is paid. The server is asked for that place each time, as the copy in sight may be old: it has one
 * open session of an order at most, and opens another only after a refusal, so that however often she presses she pays once. An order
 * that waits for no payment any more leads to the page that says how it stands.
 */
export function usePaying({ id }: Order) {
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [pay] = usePayOrderMutation()
  return useSubmit(() => pay({ activityId, id }), {
    leadsTo: ({ session }) => (session ? location.assign(session.url) : navigate(`/shop/pay/success?order=${id}`, { replace: true })),
  })
}
