import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'
import { UnpaidOrder } from './rare.ts'
import { useRecentOrders } from './use-recent-orders.ts'

type Props = {
  /** Why it is empty, or what waits for her. */
  text?: string
  /** She has just seen what was in it: it may have become an order. */
  wasFull?: boolean
}

/** A cart with nothing in it, and the way to the shop; to her orders, where what was in it may be: to one that waits to be paid first. */
export function EmptyCart({ text, wasFull = false }: Props) {
  const { t } = useLingui()
  const pending = useRecentOrders().orders.find(({ progress }) => progress === 'pending')
  if (pending) return <UnpaidOrder order={pending} />
  return (
    <State
      scene="bag"
      title={t`Il carrello è vuoto`}
      text={text ?? t`Quello che scegli ti aspetta qui, anche se esci o cambi telefono.`}
      action={
        <>
          {wasFull ? (
            <ButtonLink look="primary" to="/shop/order/orders">
              <Trans>Guarda i miei ordini</Trans>
            </ButtonLink>
          ) : null}
          <ButtonLink {...(!wasFull && { look: 'primary' })} to="/shop/shops">
            <Trans>Guarda cosa c’è</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
