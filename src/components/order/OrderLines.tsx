import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, StickyNote, Utensils } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { addressLines } from '../addresses/address-lines.ts'
import './order-lines.css'

/** Where an order goes to, and what she wrote with it. */
export function OrderLines({ order: { address, table, note } }: { order: Order }) {
  return (
    <>
      {address ? <SentTo address={address} /> : null}
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
    </>
  )
}

function SentTo({ address }: { address: NonNullable<Order['address']> }) {
  const { i18n } = useLingui()
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const country = { id: address.countryId, code: address.countryId, name: address.countryId }
  const lines = addressLines({ ...address, country }, (code) => countries.of(code) ?? code)
  return (
    <p className="order-line">
      <MapPin aria-hidden size={20} strokeWidth={1.75} />
      <span>{[address.name, ...lines].filter(Boolean).join(', ')}</span>
    </p>
  )
}
