import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { phoneLink } from '#rules/contact-links.ts'
import { isLate } from '#rules/order-timeline.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useStores } from '../../api/stores.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AskShop } from '../stores/AskShop.tsx'
import { PickUp } from '../stores/PickUp.tsx'
import { storeOf } from '../stores/store-of.ts'
import { useMinute } from '../words/use-minute.ts'
import { isOver } from './order-words.ts'
import { OrderHead } from './OrderHead.tsx'
import './order-way.css'
import { Timeline } from './Timeline.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import { useArrival } from './use-arrival.ts'
import { useDeliveryDays } from './use-delivery-days.ts'

const STILL_THERE: readonly Order['progress'][] = ['placed', 'accepted', 'ready']
/** Until she has it: she comes for it, nobody brings it. */
export const isToCollect = ({ shippingType, table, progress }: Order) => shippingType === 'S' && !table && STILL_THERE.includes(progress)

/** What to write on its transfer as long as that is to come, how far an order is and how it comes to her, whom to ask where it should have come, and where it is collected. LOOK "phone-10". */
export function OrderWay({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  return (
    <>
      {order.transfer ? <TransferPanel transfer={order.transfer} total={order.totalPrice} /> : null}
      <Panel className="order-progress">
        {isOver(order) ? null : <OrderHead order={order} />}
        <Timeline order={order} zone={zone} />
      </Panel>
      <Overdue order={order} />
      {isToCollect(order) ? <PickUp order={order} isQuiet={order.transfer !== null} /> : null}
    </>
  )
}

/** Whom to ask once what was promised has passed: at the table somebody is near, and where it is collected a call may stand already. */
function Overdue({ order }: { order: Order }) {
  const promised = useDeliveryDays(order)
  const isOver = (useArrival(order) ?? promised)?.isOver
  const now = useMinute()
  const { data: stores = [] } = useStores()
  if (isOver)
    return (
      <AskShop>
        <Trans>Se non ti è ancora arrivato, chiedi al negozio.</Trans>
      </AskShop>
    )
  const canCall = isToCollect(order) && phoneLink(storeOf(order, stores)?.phone ?? null)
  if (!isLate(order, now) || order.table || canCall) return null
  return (
    <AskShop>
      <Trans>È in ritardo: chiedi quando sarà pronto.</Trans>
    </AskShop>
  )
}
