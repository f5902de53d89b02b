import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useShortMoment } from '../words/use-short-moment.ts'
import { orderName, progressIcons, progressWords } from './order-words.ts'
import { useRecentOrders } from './use-recent-orders.ts'
import './living-line.css'

/** How soon a step that others take shows here, in milliseconds. */
const POLL = 30_000

/** The living line of home: a slip from under the card with the order on its way, its state and hour. LOOK "phone-6". */
export function LivingLine({ order }: { order: Order }) {
  const { i18n } = useLingui()
  useRecentOrders(POLL)
  const { title, text } = useLine(order)
  const Icon = progressIcons[order.progress]
  return (
    <div className="living">
      <Link className="living-slip" to={`/shop/order/orders/${order.id}`}>
        <span className="unseen">{orderName(order, i18n)}</span>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        {/* A new sentence comes out again. */}
        <span key={`${title} ${text}`} className="living-words">
          <strong>{title}</strong> {text}
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </div>
  )
}

/** The hour that matters: until when to pay, when it will be ready, else since when it is where it is. */
function useLine({ progress, readyBy, expires, timeline, created }: Order) {
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const short = useShortMoment(zone)
  const dayOf = (at: string | number) => onTheWall(zone, at).day
  const isToday = (at: string) => dayOf(at) === dayOf(Date.now())
  if (progress === 'pending' && expires && isToday(expires)) {
    const time = short(expires)
    return { title: t`Da pagare`, text: t`entro le ${time}` }
  }
  if (progress === 'accepted' && readyBy && isToday(readyBy)) {
    const time = short(readyBy)
    return { title: t`Pronto alle ${time}`, text: '' }
  }
  const since = timeline.find(({ is }) => is === 'now')?.at ?? created
  return { title: progressWords(progress, i18n), text: short(since) }
}
