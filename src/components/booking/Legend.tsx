import { useLingui } from '@lingui/react/macro'
import { type DayLook, dayWords } from './booking-words.ts'
import './calendar.css'

/** A day that goes by no pattern is a number with a line through it. */
const SAMPLE = 27

/** How to read the days: those states that are to be seen, but for the plain one. */
export function Legend({ looks }: { looks: Iterable<DayLook> }) {
  const { t, i18n } = useLingui()
  const told = [...new Set(looks)].filter((look) => look !== 'open')
  if (told.length === 0) return null
  return (
    <ul className="day-legend" aria-label={t`Come leggere i giorni`}>
      {told.map((look) => (
        <li key={look}>
          <span className={`day-sample is-${look}`} aria-hidden>
            {look === 'away' ? SAMPLE : null}
          </span>
          {dayWords(look, i18n)}
        </li>
      ))}
    </ul>
  )
}
