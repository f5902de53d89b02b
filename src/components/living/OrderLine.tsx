import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { centsOf, euros } from '#rules/money.ts'
import { isLate } from '#rules/order-timeline.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../words/use-minute.ts'
import { useShortMoment } from '../words/use-short-moment.ts'
import { orderName, progressIcon, progressWords } from '../order/order-words.ts'
import { useRecentOrders } from '../order/use-recent-orders.ts'
import { LivingSlip } from './LivingSlip.tsx'

/** How soon a step that others take shows here, in milliseconds. */
const POLL = 30_000
/** What an order is for a while; the others are what happened to it. */
const LASTING: readonly Order['progress'][] = ['accepted', 'ready', 'shipped']

/** The living line of an order on its way: its state and hour. LOOK "phone-6". */
export function OrderLine({ order }: { order: Order }) {
  const { i18n } = useLingui()
  useRecentOrders(POLL)
  const { title, text } = useLine(order)
  return (
    <LivingSlip to={`/shop/order/orders/${order.id}`} Icon={progressIcon(order)} name={orderName(order, i18n)} title={title} text={text} />
  )
}

/** The hour that matters: until when to pay, when it will be ready or should have been, else since when it is where it is. */
function useLine(order: Order) {
  const { progress, readyBy, expires, timeline, created, totalPrice } = order
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const short = useShortMoment(zone)
  const now = useMinute()
  const dayOf = (at: string | number) => onTheWall(zone, at).day
  const isToday = (at: string) => dayOf(at) === dayOf(now)
  if (progress === 'pending' && expires && isToday(expires)) {
    const [sum, time] = [euros(centsOf(totalPrice)), short(expires)]
    return { title: t`${sum} da pagare`, text: t`entro le ${time}` }
  }
  if (progress === 'accepted' && readyBy && isToday(readyBy)) {
    const time = short(readyBy)
    if (isLate({ progress, readyBy }, now)) return { title: t`In ritardo`, text: t`era previsto per le ${time}` }
    return { title: t`Pronto alle ${time}`, text: '' }
  }
  const since = timeline.find(({ is }) => is === 'now')?.at ?? created
  const time = short(since)
  const lasts = isToday(since) && LASTING.includes(progress)
  return { title: progressWords(order, i18n), text: lasts ? t`dalle ${time}` : time }
}
