import { Trans } from '@lingui/react/macro'
import { Phone, ReceiptText } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { phoneLink } from '#rules/contact-links.ts'
import { useStores } from '../../api/stores.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DirectionsKey } from '../stores/DirectionsKey.tsx'
import { storeOf } from '../stores/store-of.ts'
import './living-fold.css'

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

type Props = {
  order: Order
  /** What was promised has passed: she can call although nobody knows which store has it. */
  isOverdue?: boolean | undefined
}

/** What can be done about an order from home: see it whole; go there, if she collects it, and call. At the table somebody is near. */
export function OrderKeys({ order, isOverdue = false }: Props) {
  const { id, shippingType, table } = order
  const stores = useStores().data ?? []
  const store = storeOf(order, stores)
  const asked = store ?? (isOverdue ? stores.find(({ phone }) => phoneLink(phone)) : undefined)
  const line = table ? undefined : phoneLink(asked?.phone ?? null)
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
