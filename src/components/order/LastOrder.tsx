import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { LinePicture } from '../cart/LinePicture.tsx'
import { useShortMoment } from '../words/use-short-moment.ts'
import { articleNames, orderName } from './order-words.ts'
import { Restored } from './Restored.tsx'
import { useReOrder } from './use-re-order.ts'
import './last-order.css'

/** So many pictures say what it was. */
const PICTURES = 3

/** The last order, and the way to make it again from home. Spec §4. */
export function LastOrder({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const short = useShortMoment(useConfiguration()?.zone ?? 'Europe/Rome')
  const { submit, isBusy, isOffline, refusal, told, toCart } = useReOrder(order.id)
  return (
    <Panel as="section" className="last-order" aria-label={orderName(order, i18n)}>
      <Link className="last-order-link" to={`/shop/order/orders/${order.id}`}>
        <span className="last-order-pictures">
          {order.articles.slice(0, PICTURES).map(({ id, image }) => (
            <LinePicture key={id} image={image} />
          ))}
        </span>
        <span className="last-order-words">
          <span className="small quiet">
            <Trans>Ordinato</Trans> · {short(order.created)}
          </span>
          <strong>{articleNames(order.articles)}</strong>
        </span>
      </Link>
      <Refusal>{refusal}</Refusal>
      {isOffline ? (
        <p className="small quiet">
          <Trans>Sei offline: per ordinare serve la rete.</Trans>
        </p>
      ) : null}
      <Button isSmall isWide disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
        <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Ordina di nuovo</Trans>
      </Button>
      {told.length > 0 ? <Restored told={told} onClose={toCart} /> : null}
    </Panel>
  )
}
