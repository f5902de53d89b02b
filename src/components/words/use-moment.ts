import { useLingui } from '@lingui/react/macro'
import { ageOf } from '#rules/days.ts'
import { serverTime } from '../../state/clock.ts'
import { usePainted } from '../../ui/use-painted.ts'

/**
 * The instant at which a copy was made, on the clock of a zone: "oggi, 12:40", or "sabato 21 novembre, 12:40", because a date
 * stands after "di" only with the name of its day. Nothing until the first screen is painted, which does not wait for dates.
 */
export function useMoment(at: string | undefined, zone: string): string | undefined {
  const { t, i18n } = useLingui()
  const isPainted = usePainted()
  if (!at || !isPainted) return undefined
  const time = i18n.date(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
  const age = ageOf(at, serverTime(), zone)
  if (age === 'today') return t`oggi, ${time}`
  if (age === 'yesterday') return t`ieri, ${time}`
  return `${i18n.date(at, { weekday: 'long', day: 'numeric', month: 'long', timeZone: zone })}, ${time}`
}
