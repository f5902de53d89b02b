import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, StickyNote, Utensils } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { useConfiguration } from '../../api/activities.ts'
import { addressLines } from '../../components/addresses/address-lines.ts'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { isOver } from '../../components/order/order-words.ts'
import { OrderSums } from '../../components/order/Sums.tsx'
import { useMoment } from '../../components/words/use-moment.ts'
import { Paid } from './Paid.tsx'
import { ProgressTag } from './ProgressTag.tsx'
import './orders.css'

/** What it holds and what it came to, on paper that was torn off. */
export function Receipt({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const { address, table, note } = order
  return (
    <div className="order-paper">
      <section className="order-part order-receipt" aria-label={t`Articoli`}>
        {isOver(order) ? <End order={order} /> : null}
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

/** How it ended, and when. */
function End({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(order.timeline.find(({ is }) => is === 'now')?.at, zone)
  return (
    <p className="order-end">
      <ProgressTag order={order} />
      <span className="small quiet">{moment}</span>
    </p>
  )
}
