import { useLingui } from '@lingui/react/macro'
import { onTheWall } from '#rules/days.ts'
import { nearness } from '../../components/words/day-name.ts'
import type { Wall } from './use-wall.ts'

/** "oggi, 10:50", "ieri, 10:50", "20 ottobre", with its year where that is not this one. */
export function useMomentWords({ zone, today }: Wall): (at: string) => string {
  const { t, i18n } = useLingui()
  return (at) => {
    const { day, time } = onTheWall(zone, at)
    const near = nearness(day, today)
    if (near === 'today') return t`oggi, ${time}`
    if (near === 'yesterday') return t`ieri, ${time}`
    const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
    return i18n.date(at, { day: 'numeric', month: 'long', ...year, timeZone: zone })
  }
}
