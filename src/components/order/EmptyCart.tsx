import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { State } from '../../ui/State.tsx'
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
  if (pending) return <ToPay order={pending} />
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

/** What was in the cart is an order that is not paid: what is kept for her until when, and the way to pay it or to give it up. */
function ToPay({ order: { id, expires } }: { order: Order }) {
  const { t } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const until = expires ? onTheWall(zone, Date.parse(expires)).time : undefined
  return (
    <State
      scene="bag"
      title={t`Il tuo ordine aspetta il pagamento`}
      text={
        <>
          <Trans>Puoi pagarlo, oppure rinunciare: articoli e credito tornano come prima.</Trans>{' '}
          {until ? <Trans>Ti teniamo tutto fino alle {until}.</Trans> : null}
        </>
      }
      action={
        <>
          <ButtonLink look="primary" to={`/shop/pay/success?order=${id}`}>
            <Trans>Vai al pagamento</Trans>
          </ButtonLink>
          <ButtonLink to="/shop/shops">
            <Trans>Guarda cosa c’è</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
