import { useLingui } from '@lingui/react/macro'
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
import { ProgressTag } from './ProgressTag.tsx'
import './orders.css'

/** An order in the list: which, of what, when, how much, and where it is. */
export function OrderCard({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(order.created, zone)
  return (
    <Panel as="li" className="order-card">
      <Link to={`/shop/order/orders/${order.id}`}>
        <LinePicture image={order.articles[0]?.image ?? null} />
        <span className="order-words">
          <span className="order-name">
            <strong>{orderName(order, i18n)}</strong>
            <span className="order-total">{euros(centsOf(order.totalPrice))}</span>
          </span>
          <span className="order-what">{articleNames(order.articles)}</span>
          <span className="small quiet">{moment}</span>
          <span className="order-state">
            <ProgressTag order={order} />
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
