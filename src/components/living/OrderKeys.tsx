import { Trans } from '@lingui/react/macro'
import { Phone, ReceiptText } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { phoneLink } from '#rules/contact-links.ts'
import { useStores } from '../../api/stores.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DirectionsKey } from '../stores/DirectionsKey.tsx'
import './living-fold.css'

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

/** What can be done about an order from home: see it whole; go there, if she collects it, and call. At the table somebody is near. */
export function OrderKeys({ order: { id, shippingType, table } }: { order: Order }) {
  const stores = useStores().data ?? []
  // Of several nothing says in which an order is collected.
  const store = stores.length === 1 ? stores[0] : undefined
  const line = table ? undefined : phoneLink(store?.phone ?? null)
  return (
    <p className="living-keys">
      <ButtonLink isSmall to={`/shop/order/orders/${id}`}>
        <ReceiptText {...ICON} />
        <Trans>Guarda l’ordine</Trans>
      </ButtonLink>
      {store && shippingType === 'S' && !table ? <DirectionsKey to={store} /> : null}
      {line ? (
        <ButtonLink isSmall href={line}>
          <Phone {...ICON} />
          <Trans>Chiama</Trans>
        </ButtonLink>
      ) : null}
    </p>
  )
}
