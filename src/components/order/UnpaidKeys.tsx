import { Trans } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useCancelOrderMutation } from '../../api/payments.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { useSubmit } from '../submit/use-submit.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { usePaying } from './use-paying.ts'
import '../page/form-page.css'
import './unpaid-order.css'

/** Pays an order, or gives it up; one that is stuck also in another way. None of them without a network, or while another is on its way. */
export function UnpaidKeys({ order }: { order: Order }) {
  const [isAsked, setAsked] = useState(false)
  const paying = usePaying(order)
  const otherWay = useOtherWay(order)
  const refusal = paying.refusal ?? otherWay.refusal
  const { isOffline } = paying
  const sum = euros(centsOf(order.totalPrice))
  return (
    <div className="unpaid-keys">
      <Refusal>{refusal}</Refusal>
      <p className="form-missing" role="status">
        {isOffline ? <Trans>Sei offline: per pagare serve la rete.</Trans> : null}
      </p>
      {order.session || order.stuck ? (
        <Button
          look="primary"
          isWide
          aria-busy={paying.isBusy || undefined}
          disabled={isOffline || otherWay.isBusy}
          onClick={() => void paying.submit()}
        >
          <CreditCard aria-hidden size={20} strokeWidth={1.75} />
          {order.stuck ? <Trans>Riprova il pagamento</Trans> : <Trans>Paga {sum}</Trans>}
        </Button>
      ) : null}
      {order.stuck ? (
        <Button
          isWide
          aria-busy={otherWay.isBusy || undefined}
          disabled={isOffline || paying.isBusy}
          onClick={() => void otherWay.submit()}
        >
          <Trans>Paga in un altro modo</Trans>
        </Button>
      ) : null}
      {order.steps.includes('give_up') ? (
        <Button isWide disabled={isOffline || paying.isBusy || otherWay.isBusy} onClick={() => setAsked(true)}>
          <Trans>Rinuncio all’ordine</Trans>
        </Button>
      ) : null}
      {isAsked ? <CancelDialog order={order} onClose={() => setAsked(false)} /> : null}
    </div>
  )
}

/** Given up, the goods are in the cart again: from there she pays as she likes. */
function useOtherWay({ id }: Order) {
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [cancel] = useCancelOrderMutation()
  return useSubmit(() => cancel({ activityId, id }), {
    leadsTo: ({ progress }) => progress === 'cancelled' && navigate('/shop/checkout', { replace: true }),
  })
}
