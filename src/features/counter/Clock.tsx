import { useLingui } from '@lingui/react/macro'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import './counter-bar.css'

/** What time it is in the activity: an app that fills a tablet hides the tablet's own clock. LOOK "The staff side". */
export function Clock() {
  const { i18n } = useLingui()
  const now = new Date(useMinute())
  const timeZone = useConfiguration()?.zone ?? 'Europe/Rome'
  return <time className="counter-clock figures">{i18n.date(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })}</time>
}
