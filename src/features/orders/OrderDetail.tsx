import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, StickyNote, Utensils } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros, tenThousandthsOf } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { addressLines } from '../../components/addresses/address-lines.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { paymentTone, paymentWords } from '../../components/order/order-words.ts'
import { OrderSums } from '../../components/order/Sums.tsx'
import { Timeline } from '../../components/order/Timeline.tsx'
import { TransferPanel } from '../../components/order/TransferPanel.tsx'
import { PickUp } from '../../components/stores/PickUp.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { OrderActions } from './OrderActions.tsx'
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

/** What became of its money, and what it gives back; of one that came to nothing only what was paid for it. */
function Paid({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const refunded = centsOf(order.refunded)
  const back = euros(refunded)
  const tone = paymentTone(order.payment)
  const isNothing = order.progress === 'cancelled' || order.progress === 'withdrawn'
  if (isNothing && order.payment === 'open') return null
  return (
    <p className="order-paid">
      <Tag {...(tone && { look: tone })}>{paymentWords(order.payment, i18n)}</Tag>
      {refunded > 0 ? <Trans>Restituiti {back}</Trans> : null}
      {isNothing ? null : (
        <Earned figures={{ accumulation: centsOf(order.accumulation), points: tenThousandthsOf(order.points) }} isThere={order.isAccrued} />
      )}
    </p>
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
