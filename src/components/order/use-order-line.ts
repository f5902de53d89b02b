import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { ageOf, onTheWall } from '#rules/days.ts'
import { centsOf, euros } from '#rules/money.ts'
import { isLate } from '#rules/order-timeline.ts'
import { useConfiguration } from '../../api/activities.ts'
import { capital } from '../words/day-name.ts'
import { useMinute } from '../words/use-minute.ts'
import { useMoment } from '../words/use-moment.ts'
import { useShortMoment } from '../words/use-short-moment.ts'
import { progressWords } from './order-words.ts'
import { useArrival } from './use-arrival.ts'

/** What an order is for a while; the others are what happened to it. */
const LASTING: readonly Order['progress'][] = ['accepted', 'ready', 'shipped']
/** Of what is no further away the hour says enough, beyond midnight, too. */
const NEAR_MS = 12 * 3_600_000

/** What matters of an order now, and when: until when to pay, when it will be ready or should have been, by which day it arrives, else since when it is where it is. `isOverdue`: what was promised has passed. */
export function useOrderLine(order: Order): { title: string; text: string; isOverdue?: boolean } {
  const { progress, readyBy, expires, timeline, created, totalPrice } = order
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const short = useShortMoment(zone)
  const now = useMinute()
  const arrival = useArrival(order)
  const promised = useMoment(readyBy ?? undefined, zone)
  const isNear = (at: string) => Math.abs(Date.parse(at) - now) < NEAR_MS
  if (progress === 'pending' && expires && isNear(expires)) {
    const [sum, time] = [euros(centsOf(totalPrice)), onTheWall(zone, expires).time]
    return { title: t`${sum} da pagare`, text: t`entro le ${time}` }
  }
  if (progress === 'accepted' && readyBy && isNear(readyBy)) {
    const { time } = onTheWall(zone, readyBy)
    if (isLate({ progress, readyBy }, now)) return { title: t`In ritardo`, text: t`era per le ${time}`, isOverdue: true }
    return { title: t`Pronto alle ${time}`, text: '' }
  }
  if (isLate({ progress, readyBy }, now))
    return { title: t`In ritardo`, text: promised ? t`era previsto ${promised}` : '', isOverdue: true }
  if (arrival && !arrival.isOver) return { title: capital(arrival.words), text: '' }
  if (arrival) return { title: progressWords(order, i18n), text: arrival.words, isOverdue: true }
  const since = timeline.find(({ is }) => is === 'now')?.at ?? created
  const title = progressWords(order, i18n)
  const time = short(since)
  if (!LASTING.includes(progress)) return { title, text: time }
  const lasting = { today: t`dalle ${time}`, yesterday: t`da ieri`, older: t`dal ${time}` }
  return { title, text: lasting[ageOf(since, now, zone)] }
}
