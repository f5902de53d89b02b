import { useLingui } from '@lingui/react/macro'
import { onTheWall } from '#rules/days.ts'
import { nearness } from '../../components/words/day-name.ts'
import type { Wall } from './use-wall.ts'

/** "14 settembre", with its year where that is not this one. Days are `YYYY-MM-DD`. */
export function useDayWords(): (day: string, today: string) => string {
  const { i18n } = useLingui()
  return (day, today) => {
    const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
    return i18n.date(new Date(`${day}T00:00Z`), { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' })
  }
}

/** "oggi, 10:50", "ieri, 10:50", "20 ottobre". */
export function useMomentWords({ zone, today }: Wall): (at: string) => string {
  const { t } = useLingui()
  const words = useDayWords()
  return (at) => {
    const { day, time } = onTheWall(zone, at)
    const near = nearness(day, today)
    if (near === 'today') return t`oggi, ${time}`
    return near === 'yesterday' ? t`ieri, ${time}` : words(day, today)
  }
}
