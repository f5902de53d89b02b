import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { cents, centsOf, euros, points4, tenThousandthsOf } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMyCard } from '../../api/card.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { Timeline } from '../../components/order/Timeline.tsx'
import { TransferPanel } from '../../components/order/TransferPanel.tsx'
import { DrawnCheck } from '../../components/steps/DrawnCheck.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { meanCoupon, meantCoupon } from '../../state/meant-coupon.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './pay.css'

/** The order is there: its number, its way, and what she has now. */
export function PayDone({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const card = useMyCard().data
  const earned = { accumulation: centsOf(order.accumulation), points: tenThousandthsOf(order.points) }
  const hasEarned = earned.accumulation > cents(0) || earned.points > points4(0)
  const activityId = useActivityId() ?? ''
  const used = order.coupon?.id
  useEffect(() => {
    if (used && meantCoupon(activityId) === used) meanCoupon(activityId)
  }, [activityId, used])
  const total = euros(centsOf(order.totalPrice))
  return (
    <div className="pay">
      <div className="pay-check" role="status">
        <DrawnCheck />
        <h2>
          <Trans>Ordine inviato correttamente</Trans>
        </h2>
        <p className="pay-sum">{total}</p>
      </div>
      {order.transfer ? <TransferPanel transfer={order.transfer} total={total} /> : null}
      <Panel className="pay-way">
        <Timeline order={order} zone={zone} />
      </Panel>
      {card && hasEarned ? (
        <p className="pay-earned">
          <Earned figures={earned} />
          {order.isAccrued ? null : (
            <span className="small quiet">
              <Trans>quando l’ordine è pagato e preso in carico</Trans>
            </span>
          )}
        </p>
      ) : null}
      <div className="pay-keys">
        <ButtonLink look="primary" isWide to={`/shop/order/orders/${order.id}`}>
          <Trans>Segui l’ordine</Trans>
        </ButtonLink>
        <ButtonLink isWide to="/shop/shops">
          <Trans>Altri acquisti</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
