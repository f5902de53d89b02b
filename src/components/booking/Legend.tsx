import { useLingui } from '@lingui/react/macro'
import { type DayLook, dayWords } from './booking-words.ts'
import './calendar.css'

/** How to read the days: those states that are to be seen. */
export function Legend({ looks }: { looks: Iterable<DayLook> }) {
  const { t, i18n } = useLingui()
  return (
    <ul className="day-legend" aria-label={t`Come leggere i giorni`}>
      {[...new Set(looks)].map((look) => (
        <li key={look}>
          <span className={`day-sample is-${look}`} aria-hidden />
          {dayWords(look, i18n)}
        </li>
      ))}
    </ul>
  )
}
