import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { isOver } from '../../components/order/order-words.ts'
import { OrderWay } from '../../components/order/OrderWay.tsx'
import { UnpaidOrder } from '../../components/order/rare.ts'
import { OrderActions } from './OrderActions.tsx'
import { Receipt } from './Receipt.tsx'
import { WithdrawalStanding } from './WithdrawalStanding.tsx'
import './orders.css'

/**
 * The whole of an order: of one that is on its way where and when it comes, of one that is on its way back what is next, of one that
 * has ended its receipt first. One that ends before her eyes keeps its parts where they are. LOOK "phone-10".
 */
export function OrderDetail({ order }: { order: Order }) {
  const isGoingBack = order.progress === 'withdrawn' && order.payment !== 'refunded'
  const isOverNow = isOver(order) && !isGoingBack
  const [opened, setOpened] = useState({ id: order.id, isOver: isOverNow })
  if (opened.id !== order.id) setOpened({ id: order.id, isOver: isOverNow })
  const isEnded = isOverNow && opened.isOver
  if (order.progress === 'pending') return <UnpaidOrder order={order} />
  const way = (
    <div className="order-side">
      {isGoingBack ? <WithdrawalStanding order={order} /> : null}
      <OrderWay order={order} />
    </div>
  )
  return (
    <div className={isEnded ? 'order-detail order-ended' : 'order-detail'}>
      {isEnded ? null : way}
      <Receipt order={order} />
      <OrderActions order={order} />
      {isEnded ? way : null}
    </div>
  )
}
