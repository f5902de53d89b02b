import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { onTheirWay } from '#rules/order-on-its-way.ts'
import { useConfiguration } from '../../api/activities.ts'
import { orderName, progressIcon } from '../order/order-words.ts'
import { Timeline } from '../order/Timeline.tsx'
import { useOrderLine } from '../order/use-order-line.ts'
import { useRecentOrders } from '../order/use-recent-orders.ts'
import { useMinute } from '../words/use-minute.ts'
import { LivingFold } from './LivingFold.tsx'
import { LivingSlip } from './LivingSlip.tsx'
import './living-fold.css'
import { OrderKeys } from './OrderKeys.tsx'

/** How soon a step that others take shows here, in milliseconds. */
const POLL = 30_000
const MINUTE = 60_000

/** The living line of an order on its way: its state and hour; opened, its steps. One that is to be paid leads there. LOOK "phone-6", "phone-10". */
export function OrderLine({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const others = onTheirWay(useRecentOrders(POLL).orders).filter(({ id }) => id !== order.id).length
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const said = useOrderLine(order)
  const line = { ...said, Icon: said.isOverdue ? TriangleAlert : progressIcon(order), name: orderName(order, i18n) }
  const left = useLeft(order)
  const { timeline } = order
  if (timeline.length === 0 || order.progress === 'pending') return <LivingSlip to={`/shop/order/orders/${order.id}`} {...line} />
  // Once it lies there nothing is left to wait for.
  const reached = order.progress === 'ready' ? timeline.length : timeline.filter(({ is }) => is !== 'next').length
  return (
    <LivingFold {...line} share={reached / timeline.length} head={[line.name, left].filter(Boolean).join(', ')}>
      <Timeline order={order} zone={zone} />
      <OrderKeys order={order} isOverdue={said.isOverdue} />
      {others > 0 ? (
        <Link className="living-others" to="/shop/order/orders">
          {plural(others, { one: 'Un altro ordine in corso', other: 'Altri # ordini in corso' })}
          <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      ) : null}
    </LivingFold>
  )
}

/** "tra 11 minuti", of what was promised within the hour. */
function useLeft({ progress, readyBy }: Order): string | undefined {
  const { i18n } = useLingui()
  const minutes = Math.ceil((Date.parse(readyBy ?? '') - useMinute()) / MINUTE)
  if (progress !== 'accepted' || !(minutes > 0 && minutes <= 60)) return undefined
  return new Intl.RelativeTimeFormat(i18n.locale).format(minutes, 'minute')
}
