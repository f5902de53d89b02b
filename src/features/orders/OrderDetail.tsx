import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, StickyNote, Utensils } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { addressLines } from '../../components/addresses/address-lines.ts'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { OrderSums } from '../../components/order/Sums.tsx'
import { Timeline } from '../../components/order/Timeline.tsx'
import { TransferPanel } from '../../components/order/TransferPanel.tsx'
import { PickUp } from '../../components/stores/PickUp.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { OrderActions } from './OrderActions.tsx'
import { Paid } from './Paid.tsx'
import './orders.css'

const STILL_THERE: readonly Order['progress'][] = ['placed', 'accepted', 'ready']
/** Until she has it: she comes for it, nobody brings it. */
const isToCollect = ({ shippingType, table, progress }: Order) => shippingType === 'S' && !table && STILL_THERE.includes(progress)

/** The whole of an order: its way, its receipt, and what can be done with it. LOOK "phone-10". */
export function OrderDetail({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const total = euros(centsOf(order.totalPrice))
  const slot = order.orderTimeRequest
  return (
    <div className="order-detail">
      <div className="order-side">
        {order.progress === 'pending' ? null : (
          <Panel className="order-part">
            <Timeline order={order} zone={zone} />
            {slot ? (
              <p className="quiet">
                <Trans>Richiesto per le {slot}</Trans>
              </p>
            ) : null}
          </Panel>
        )}
        {isToCollect(order) ? <PickUp /> : null}
        {order.transfer ? <TransferPanel transfer={order.transfer} total={total} /> : null}
      </div>
      <Receipt order={order} />
      <OrderActions order={order} />
    </div>
  )
}

/** What it holds and what it came to, on paper that was torn off. */
function Receipt({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { address, table, note } = order
  return (
    <div className="order-paper">
      <section className="order-part order-receipt" aria-label={t`Articoli`}>
        <ul>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <OrderSums order={order} />
        <Paid order={order} />
        {address ? <SentTo address={address} language={i18n.locale} /> : null}
        {table ? (
          <p className="order-line">
            <Utensils aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <Trans>Tavolo {table}</Trans>
            </span>
          </p>
        ) : null}
        {note ? (
          <p className="order-line">
            <StickyNote aria-hidden size={20} strokeWidth={1.75} />
            <span>{note}</span>
          </p>
        ) : null}
      </section>
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
