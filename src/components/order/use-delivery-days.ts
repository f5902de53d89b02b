import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../words/use-minute.ts'
import { deliveryWords } from './delivery-words.ts'
import { isOver as hasEnded } from './order-words.ts'

type Seen = Pick<Order, 'progress' | 'expected' | 'deliveryDays'>

/**
 * Between which days an order arrives, as the checkout promised: "arriva 24–26 novembre", and once they have passed "era previsto 24–26
 * novembre". @returns undefined where nothing was promised, once staff have said a day, which counts then, and of what is over
 */
export function useDeliveryDays({ progress, expected, deliveryDays }: Seen): { words: string; isOver: boolean } | undefined {
  const { t, i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  if (!deliveryDays || expected || hasEnded({ progress })) return undefined
  const days = deliveryWords(deliveryDays, i18n)
  const isOver = deliveryDays.to < today
  return { words: isOver ? t`era previsto ${days}` : t`arriva ${days}`, isOver }
}
