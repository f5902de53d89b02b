import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { isOver } from '../../components/order/order-words.ts'
import { Timeline } from '../../components/order/Timeline.tsx'
import { TransferPanel } from '../../components/order/TransferPanel.tsx'
import { UnpaidOrder } from '../../components/order/UnpaidOrder.tsx'
import { PickUp } from '../../components/stores/PickUp.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderHead } from './OrderHead.tsx'
import { Receipt } from './Receipt.tsx'
import './orders.css'

const STILL_THERE: readonly Order['progress'][] = ['placed', 'accepted', 'ready']
/** Until she has it: she comes for it, nobody brings it. */
const isToCollect = ({ shippingType, table, progress }: Order) => shippingType === 'S' && !table && STILL_THERE.includes(progress)

/** The whole of an order: of one that is on its way where and when it comes, of one that has ended its receipt first. LOOK "phone-10". */
export function OrderDetail({ order }: { order: Order }) {
  if (order.progress === 'pending') return <UnpaidOrder order={order} />
  const isEnded = isOver(order)
  return (
    <div className={isEnded ? 'order-detail order-ended' : 'order-detail'}>
      {isEnded ? null : <Way order={order} />}
      <Receipt order={order} />
      <OrderActions order={order} />
      {isEnded ? <Way order={order} /> : null}
    </div>
  )
}

/** How far it is, where it is collected, and what to write on a transfer. */
function Way({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const total = euros(centsOf(order.totalPrice))
  return (
    <div className="order-side">
      <Panel className="order-part">
        {isOver(order) ? null : <OrderHead order={order} />}
        <Timeline order={order} zone={zone} />
      </Panel>
      {isToCollect(order) ? <PickUp /> : null}
      {order.transfer ? <TransferPanel transfer={order.transfer} total={total} /> : null}
    </div>
  )
}
