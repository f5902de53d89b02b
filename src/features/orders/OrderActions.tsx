import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, CreditCard, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useArchiveOrderMutation } from '../../api/orders.ts'
import { Restored } from '../../components/order/Restored.tsx'
import { useReOrder } from '../../components/order/use-re-order.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { ReceiptKeys } from './ReceiptKeys.tsx'
import { useLastDay } from './use-last-day.ts'
import '../../components/page/form-page.css'
import './orders.css'

/** Ended orders can be put away. */
const isOver = ({ progress }: Order) => progress === 'done' || progress === 'cancelled' || progress === 'withdrawn'

/** What she can do with an order now. Spec §4, SEMANTICS 5, 14. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const lastDay = useLastDay(order)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const until = order.expires ? onTheWall(zone, Date.parse(order.expires)).time : undefined
  const wish = { activityId, id: order.id }
  const [archive] = useArchiveOrderMutation()
  const again = useReOrder(order.id)
  const away = useSubmit(() => archive(wish), {
    success: t`Ordine archiviato`,
    onDone: () => navigate('/shop/order/orders', { replace: true }),
  })
  return (
    <div className="order-actions">
      {order.session ? (
        <ButtonLink look="primary" isWide to={`/shop/pay/success?order=${order.id}`}>
          <CreditCard aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Vai al pagamento</Trans>
        </ButtonLink>
      ) : null}
      {order.session && until ? (
        <p className="quiet">
          <Trans>Ti teniamo tutto fino alle {until}.</Trans>
        </p>
      ) : null}
      {order.session ? null : (
        <Button look="primary" isWide disabled={again.isOffline} aria-busy={again.isBusy || undefined} onClick={() => void again.submit()}>
          <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Ordina di nuovo</Trans>
        </Button>
      )}
      {order.number === null ? null : <ReceiptKeys order={order} number={order.number} />}
      {order.steps.includes('cancel') || order.steps.includes('give_up') ? (
        <Button isWide onClick={() => setAsked(true)}>
          <Trans>Annulla l’ordine</Trans>
        </Button>
      ) : null}
      {order.steps.includes('ask_cancel') ? (
        <Button isWide onClick={() => setAsked(true)}>
          <Trans>Chiedi di annullare</Trans>
        </Button>
      ) : null}
      {order.isCancelAsked && !isOver(order) ? (
        <p className="quiet">
          <Trans>Hai chiesto di annullare: ti risponde il negozio.</Trans>
        </p>
      ) : null}
      {order.steps.includes('withdraw') ? (
        <ButtonLink isWide className="order-withdraw" to={`/shop/order/orders/${order.id}/withdraw`}>
          <Undo2 aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <Trans>Recedere dal contratto qui</Trans>
            <span className="small">
              <Trans>puoi fino a {lastDay}</Trans>
            </span>
          </span>
        </ButtonLink>
      ) : null}
      {isOver(order) && !order.archived ? (
        <Button isWide disabled={away.isOffline} aria-busy={away.isBusy || undefined} onClick={() => void away.submit()}>
          <Archive aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Archivia</Trans>
        </Button>
      ) : null}
      {again.refusal || away.refusal ? (
        <p className="form-refusal" role="alert">
          {again.refusal ?? away.refusal}
        </p>
      ) : null}
      {again.told.length > 0 ? <Restored told={again.told} onClose={again.toCart} /> : null}
      {isAsked ? <CancelDialog order={order} onClose={() => setAsked(false)} /> : null}
    </div>
  )
}
