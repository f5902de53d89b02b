import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { refocus } from '../../ui/refocus.ts'
import { useWide } from '../../ui/use-wide.ts'
import { type CalendarProps, DayCalendar } from './DayCalendar.tsx'
import { Legend } from './Legend.tsx'
import { useNearDays } from './use-near-days.ts'
import './calendar.css'

/** The days with how to read them: on a phone the near ones, so that their times are in sight, until she wants all. */
export function Days({ looks, open, ...calendar }: CalendarProps) {
  const [hasAll, setAll] = useState(false)
  const isWide = useWide()
  const near = useNearDays([...looks.keys()], calendar.chosen)
  const isFolded = !isWide && !hasAll && near.size < looks.size
  const unfold = () => {
    setAll(true)
    refocus(() => document.querySelector<HTMLElement>('.day-calendar [tabindex="0"]'))
  }
  const shown = isFolded ? new Map([...looks].filter(([day]) => near.has(day))) : looks
  const openShown = isFolded ? new Set([...open].filter((day) => near.has(day))) : open
  return (
    <>
      <DayCalendar looks={shown} open={openShown} {...calendar} />
      <div className="day-foot">
        <Legend looks={shown.values()} />
        {isFolded ? (
          <button type="button" className="link link-wide day-all" onClick={unfold}>
            <Trans>Tutti i giorni</Trans>
            <ChevronDown aria-hidden size={16} strokeWidth={2} />
          </button>
        ) : null}
      </div>
    </>
  )
}
