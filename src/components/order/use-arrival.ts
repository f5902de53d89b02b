import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { arrivalOf } from '#rules/order-expected.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { nearDayName } from '../words/day-name.ts'
import { useMinute } from '../words/use-minute.ts'

type Seen = { progress: Order['progress'] | undefined; expected: Order['expected'] | undefined }

/**
 * By when an order on its way arrives: "arriva lunedì 30", and at its step "previsto lunedì 30"; once that day has passed both say
 * "era previsto lunedì 30", as nobody knows more. @returns undefined where nobody has said a day
 */
export function useArrival({ progress, expected }: Seen): { words: string; step: string; isOver: boolean } | undefined {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  const arrival = arrivalOf({ progress, expected }, today)
  if (!arrival) return undefined
  const { near, isOver } = arrival
  const day = nearDayName(arrival.day, language, today)
  if (isOver) return { words: t`era previsto ${day}`, step: t`era previsto ${day}`, isOver }
  if (near === 'today') return { words: t`arriva oggi`, step: t`previsto oggi`, isOver }
  if (near === 'tomorrow') return { words: t`arriva domani`, step: t`previsto domani`, isOver }
  return { words: t`arriva ${day}`, step: t`previsto ${day}`, isOver }
}
