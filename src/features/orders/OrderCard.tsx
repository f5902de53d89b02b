import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { LinePicture } from '../../components/cart/LinePicture.tsx'
import { articleNames, orderName } from '../../components/order/order-words.ts'
import { useArrival } from '../../components/order/use-arrival.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ProgressTag } from './ProgressTag.tsx'
import './orders.css'

/** An order in the list: which, of what, when, how much, and where it is. */
export function OrderCard({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(order.created, zone)
  const [total, credit, coupon] = [centsOf(order.totalPrice), centsOf(order.usedCreditValue) < 0, order.coupon !== undefined]
  // What nothing was to pay for is told by what it was worth, and by what paid that.
  const worth = total || centsOf(order.subtotal) + centsOf(order.shippingPrice)
  const by = worth > total && (credit ? (coupon ? t`con credito e coupon` : t`con credito`) : coupon && t`con il coupon`)
  return (
    <Panel as="li" className="order-card">
      <Link to={`/shop/order/orders/${order.id}`}>
        <LinePicture image={order.articles[0]?.image ?? null} />
        <span className="order-words">
          <span className="order-name">
            <strong>{orderName(order, i18n)}</strong>
            <span className="order-total">{euros(worth)}</span>
          </span>
          <span className="order-what">{articleNames(order.articles)}</span>
          <span className="small quiet">{[moment, by].filter(Boolean).join(' · ')}</span>
          <span className="order-state">
            <ProgressTag order={order} />
            {order.transfer ? (
              <Tag look="warn">
                <Trans>Bonifico da fare</Trans>
              </Tag>
            ) : null}
            {order.expected ? <Arrives order={order} /> : null}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </Panel>
  )
}

/** By when it arrives, beside that it is on its way. */
function Arrives({ order }: { order: Order }) {
  const arrival = useArrival(order)
  return arrival ? <span className="small quiet">{arrival.words}</span> : null
}
