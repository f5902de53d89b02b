import { useLingui } from '@lingui/react/macro'
import { ageOf } from '#rules/days.ts'
import { serverTime } from '../../state/clock.ts'
import { usePainted } from '../../ui/use-painted.ts'

/** Keeps the line's height. */
const BLANK = '\u00a0'

/**
 * An instant in the corner of a row: "12:31" of today, "ieri", else "18 nov". On the clock of a zone. Blank until the first
 * screen is painted: the first date costs a slow phone 80 ms.
 */
export function useShortMoment(zone: string): (at: string) => string {
  const { t, i18n } = useLingui()
  const isPainted = usePainted()
  return (at) => {
    if (!isPainted) return BLANK
    const age = ageOf(at, serverTime(), zone)
    if (age === 'today') return i18n.date(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
    if (age === 'yesterday') return t`ieri`
    return i18n.date(at, { day: 'numeric', month: 'short', timeZone: zone })
  }
}
