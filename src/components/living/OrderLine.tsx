import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { orderName, progressIcon } from '../order/order-words.ts'
import { useOrderLine } from '../order/use-order-line.ts'
import { useRecentOrders } from '../order/use-recent-orders.ts'
import { LivingSlip } from './LivingSlip.tsx'

/** How soon a step that others take shows here, in milliseconds. */
const POLL = 30_000

/** The living line of an order on its way: its state and hour. LOOK "phone-6". */
export function OrderLine({ order }: { order: Order }) {
  const { i18n } = useLingui()
  useRecentOrders(POLL)
  const { title, text } = useOrderLine(order)
  return (
    <LivingSlip to={`/shop/order/orders/${order.id}`} Icon={progressIcon(order)} name={orderName(order, i18n)} title={title} text={text} />
  )
}
