import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { useConfiguration } from '../../api/activities.ts'
import { orderName, progressIcon } from '../order/order-words.ts'
import { Timeline } from '../order/Timeline.tsx'
import { useOrderLine } from '../order/use-order-line.ts'
import { useRecentOrders } from '../order/use-recent-orders.ts'
import { useMinute } from '../words/use-minute.ts'
import { LivingFold } from './LivingFold.tsx'
import { LivingSlip } from './LivingSlip.tsx'
import { OrderKeys } from './OrderKeys.tsx'

/** How soon a step that others take shows here, in milliseconds. */
const POLL = 30_000
const MINUTE = 60_000

/** The living line of an order on its way: its state and hour; opened, its steps. One that is to be paid leads there. LOOK "phone-6", "phone-10". */
export function OrderLine({ order }: { order: Order }) {
  const { i18n } = useLingui()
  useRecentOrders(POLL)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const line = { ...useOrderLine(order), Icon: progressIcon(order), name: orderName(order, i18n) }
  const left = useLeft(order)
  const { timeline } = order
  if (timeline.length === 0 || order.progress === 'pending') return <LivingSlip to={`/shop/order/orders/${order.id}`} {...line} />
  const reached = timeline.filter(({ is }) => is !== 'next').length
  return (
    <LivingFold {...line} share={reached / timeline.length} head={[line.name, left].filter(Boolean).join(', ')}>
      <Timeline order={order} zone={zone} />
      <OrderKeys order={order} />
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
