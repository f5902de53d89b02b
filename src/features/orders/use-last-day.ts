import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { lastDayOfWithdrawal } from '#rules/withdrawal.ts'
import { useConfiguration } from '../../api/activities.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'

/** The last day on which she may withdraw from the contract about an order that she has, in words. */
export function useLastDay({ timeline }: Order): string | undefined {
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const done = timeline.find(({ progress }) => progress === 'done')?.at
  return done && dayName(lastDayOfWithdrawal(done, zone), language, onTheWall(zone, serverTime()).day)
}
