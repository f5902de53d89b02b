import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, Ban, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { wasPlaced } from '#rules/order-timeline.ts'
import { useArchiveOrderMutation } from '../../api/orders.ts'
import { isOver } from '../../components/order/order-words.ts'
import { Restored } from '../../components/order/Restored.tsx'
import { useReOrder } from '../../components/order/use-re-order.ts'
import { IconRow } from '../../components/page/IconRow.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { CancelDialog } from '../../components/order/rare.ts'
import { KeyRow } from '../../components/page/KeyRow.tsx'
import { ReceiptRow } from './ReceiptRow.tsx'
import { useLastDay } from './use-last-day.ts'
import './orders.css'

/** What she can do with an order now: the one thing, and the others a row each. Spec §4, SEMANTICS 5, 14. */
export function OrderActions({ order }: { order: Order }) {
  const again = useReOrder(order.id)
  return (
    <div className="order-actions">
      <Button
        {...(isOver(order) && order.progress !== 'withdrawn' && !order.transfer && { look: 'primary' })}
        isWide
        disabled={again.isOffline}
        aria-busy={again.isBusy || undefined}
        onClick={() => void again.submit()}
      >
        <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
        <Trans>Ordina di nuovo</Trans>
      </Button>
      <Refusal>{again.refusal}</Refusal>
      {again.isOffline ? (
        <p className="small quiet">
          <Trans>Sei offline: per ordinare serve la rete.</Trans>
        </p>
      ) : null}
      {order.isCancelAsked && !isOver(order) ? (
        <p className="quiet">
          <Trans>Hai chiesto di annullare: ti risponde il negozio.</Trans>
        </p>
      ) : null}
      <OtherWays order={order} />
      {again.told.length > 0 ? <Restored told={again.told} onClose={again.toCart} /> : null}
    </div>
  )
}

function OtherWays({ order }: { order: Order }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const lastDay = useLastDay(order)
  const [archive] = useArchiveOrderMutation()
  const away = useSubmit(() => archive({ activityId, id: order.id }), {
    success: t`Ordine archiviato`,
    leadsTo: () => navigate('/shop/order/orders', { replace: true }),
  })
  const { steps } = order
  const off = away.isOffline && { isOff: true, detail: t`Serve la rete` }
  const canCancel = steps.includes('cancel')
  // Ended orders can be put away.
  const canPutAway = isOver(order) && !order.archived
  const hasReceipt = wasPlaced(order)
  if (!hasReceipt && !canCancel && !canPutAway) return null
  return (
    <>
      <Panel as="ul" className="icon-rows">
        {hasReceipt ? <ReceiptRow order={order} /> : null}
        {steps.includes('withdraw') ? (
          <IconRow
            to={`/shop/order/orders/${order.id}/withdraw`}
            Icon={Undo2}
            title={t`Recedere dal contratto qui`}
            detail={t`puoi fino a ${lastDay}`}
          />
        ) : null}
        {canCancel ? <KeyRow Icon={Ban} title={t`Annulla l’ordine`} {...off} onPress={() => setAsked(true)} /> : null}
        {steps.includes('ask_cancel') ? <KeyRow Icon={Ban} title={t`Chiedi di annullare`} {...off} onPress={() => setAsked(true)} /> : null}
        {canPutAway ? <KeyRow Icon={Archive} title={t`Archivia`} {...off} isBusy={away.isBusy} onPress={() => void away.submit()} /> : null}
      </Panel>
      <Refusal>{away.refusal}</Refusal>
      {isAsked ? <CancelDialog order={order} onClose={() => setAsked(false)} /> : null}
    </>
  )
}
