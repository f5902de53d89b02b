import { useLingui } from '@lingui/react/macro'
import './board.css'

/** What time it is in the activity: an app that fills a tablet hides the tablet's own clock. LOOK "The staff side". */
export function Clock({ now, zone }: { now: number; zone: string }) {
  const { i18n } = useLingui()
  return (
    <time className="counter-clock figures">
      {i18n.date(new Date(now), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })}
    </time>
  )
}
