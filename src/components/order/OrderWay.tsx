import type { Order } from '#contract/orders.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AskShop } from '../stores/AskShop.tsx'
import { PickUp } from '../stores/PickUp.tsx'
import { isOver } from './order-words.ts'
import { OrderHead } from './OrderHead.tsx'
import './order-way.css'
import { Timeline } from './Timeline.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import { useArrival } from './use-arrival.ts'

const STILL_THERE: readonly Order['progress'][] = ['placed', 'accepted', 'ready']
/** Until she has it: she comes for it, nobody brings it. */
export const isToCollect = ({ shippingType, table, progress }: Order) => shippingType === 'S' && !table && STILL_THERE.includes(progress)

/** What to write on its transfer as long as that is to come, how far an order is and how it comes to her, whom to ask where it should have come, and where it is collected. LOOK "phone-10". */
export function OrderWay({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const isOverdue = useArrival(order)?.isOver
  return (
    <>
      {order.transfer ? <TransferPanel transfer={order.transfer} total={order.totalPrice} /> : null}
      <Panel className="order-progress">
        {isOver(order) ? null : <OrderHead order={order} />}
        <Timeline order={order} zone={zone} />
      </Panel>
      {isOverdue ? <AskShop /> : null}
      {isToCollect(order) ? <PickUp order={order} isQuiet={order.transfer !== null} /> : null}
    </>
  )
}
