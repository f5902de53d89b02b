import { useLingui } from '@lingui/react/macro'
import { ageOf } from '#rules/days.ts'

/** An instant in the corner of a row: "12:31" of today, "ieri", else "18 nov". On the clock of a zone. */
export function useShortMoment(zone: string): (at: string) => string {
  const { t, i18n } = useLingui()
  return (at) => {
    const age = ageOf(at, Date.now(), zone)
    if (age === 'today') return i18n.date(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
    if (age === 'yesterday') return t`ieri`
    return i18n.date(at, { day: 'numeric', month: 'short', timeZone: zone })
  }
}
