import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, StickyNote, Utensils } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros, tenThousandthsOf } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { addressLines } from '../../components/addresses/address-lines.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { paymentWords } from '../../components/order/order-words.ts'
import { OrderSums } from '../../components/order/Sums.tsx'
import { Timeline } from '../../components/order/Timeline.tsx'
import { TransferPanel } from '../../components/order/TransferPanel.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { OrderActions } from './OrderActions.tsx'
import './orders.css'

/** The whole of an order. */
export function OrderDetail({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const total = euros(centsOf(order.totalPrice))
  const refunded = centsOf(order.refunded)
  const [back, slot, table] = [euros(refunded), order.orderTimeRequest, order.table]
  return (
    <div className="order-detail">
      <div className="order-side">
        {order.progress === 'pending' ? null : (
          <Panel className="order-part">
            <Timeline steps={order.timeline} zone={zone} />
            {slot ? (
              <p className="quiet">
                <Trans>Richiesto per le {slot}</Trans>
              </p>
            ) : null}
          </Panel>
        )}
        {order.transfer ? <TransferPanel transfer={order.transfer} total={total} /> : null}
        <OrderActions order={order} />
      </div>
      <Panel as="section" className="order-part order-receipt" aria-label={t`Articoli`}>
        <ul>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <OrderSums order={order} />
        <p className="order-paid">
          <strong>{paymentWords(order.payment, i18n)}</strong>
          {refunded > 0 ? <Trans>Restituiti {back}</Trans> : null}
        </p>
        <Earned figures={{ accumulation: centsOf(order.accumulation), points: tenThousandthsOf(order.points) }} />
        {order.address ? <SentTo address={order.address} language={i18n.locale} /> : null}
        {table ? (
          <p className="order-line">
            <Utensils aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <Trans>Tavolo {table}</Trans>
            </span>
          </p>
        ) : null}
        {order.note ? (
          <p className="order-line">
            <StickyNote aria-hidden size={20} strokeWidth={1.75} />
            <span>{order.note}</span>
          </p>
        ) : null}
      </Panel>
    </div>
  )
}

function SentTo({ address, language }: { address: NonNullable<Order['address']>; language: string }) {
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const country = { id: address.countryId, code: address.countryId, name: address.countryId }
  const lines = addressLines({ ...address, country }, (code) => countries.of(code) ?? code)
  return (
    <p className="order-line">
      <MapPin aria-hidden size={20} strokeWidth={1.75} />
      <span>{[address.name, ...lines].filter(Boolean).join(', ')}</span>
    </p>
  )
}
