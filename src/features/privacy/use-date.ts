import { useLingui } from '@lingui/react/macro'
import { useConfiguration } from '../../api/activities.ts'

/** "21 novembre 2026", or with its time "21 novembre 2026, 12:40", on the clock of the activity. */
export function useDate(): (at: string, withTime?: boolean) => string {
  const { i18n } = useLingui()
  const timeZone = useConfiguration()?.zone ?? 'Europe/Rome'
  return (at, withTime = false) => {
    const day = i18n.date(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
    if (!withTime) return day
    return `${day}, ${i18n.date(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })}`
  }
}
