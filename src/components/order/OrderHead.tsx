import { useLingui } from '@lingui/react/macro'
import { Utensils } from 'lucide-react'
import { createElement } from 'react'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { capital } from '../words/day-name.ts'
import './order-head.css'
import { SHIPPING_WAYS } from './shipping-ways.ts'
import { useDeliveryDays } from './use-delivery-days.ts'
import { useOrderLine } from './use-order-line.ts'

/** What she opens the page for: how far it is, since or until when, and how it comes to her. LOOK "phone-10". */
export function OrderHead({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { title, text, isOverdue } = useOrderLine(order)
  const delivery = useDeliveryDays(order)
  const { table, progress, readyBy, orderTimeRequest: slot } = order
  const next = progress === 'placed' ? t`ti avvisiamo appena è accettato` : text
  // As long as nothing is promised, when she wants it is what there is to know.
  const isWished = slot && !readyBy && (progress === 'placed' || progress === 'accepted')
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  // What was promised; what is ready by now came earlier, or later.
  const isAsWished = progress === 'accepted' && readyBy !== null && onTheWall(zone, readyBy).time === slot
  const wish = slot && (isAsWished ? t`come richiesto` : t`richiesto per le ${slot}`)
  const small = isWished ? [title, next] : [next, wish]
  const way = SHIPPING_WAYS[order.shippingType]
  return (
    <header className="order-head">
      <p className="order-way">
        {createElement(table ? Utensils : way.icon, { 'aria-hidden': true, size: 20, strokeWidth: 1.75 })}
        {[table ? t`Tavolo ${table}` : i18n._(way.title), delivery?.words].filter(Boolean).join(' · ')}
      </p>
      <h2 className={isOverdue ? 'order-late' : undefined}>{isWished ? t`Per le ${slot}` : title}</h2>
      <p className="quiet">{capital(small.filter(Boolean).join(' · '))}</p>
    </header>
  )
}
