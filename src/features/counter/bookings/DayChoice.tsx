import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { isDay } from '#rules/days.ts'
import { capital, dayName, shortDay, shortWeekday } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { refocus } from '../../../ui/refocus.ts'
import { useWide } from '../../../ui/use-wide.ts'
import './desk-day.css'

type Props = { date: string; today: string; onGo: (day: string) => void }

/** The name of the day that is looked at, which leads to any other by the system's own calendar: also to one that is over. */
export function DayName({ date, today, onGo }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const isToday = date === today
  // On a phone the arrows beside it leave no room for all of it: of today everybody knows the weekday.
  const short = isToday ? shortDay(date, language) : `${shortWeekday(date, language)} ${shortDay(date, language)}`
  const name = useWide() ? dayName(date, language, today) : short
  return (
    <div className="desk-choice">
      <h2 aria-live="polite">
        <button type="button" className="desk-date" aria-haspopup="dialog" onClick={() => field.current?.showPicker()}>
          {isToday ? t`Oggi, ${name}` : capital(name)}
          <CalendarDays aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </h2>
      <input
        ref={field}
        type="date"
        className="desk-picker"
        aria-hidden
        tabIndex={-1}
        value={date}
        onChange={({ target: { value } }) => {
          if (isDay(value)) onGo(value)
        }}
      />
    </div>
  )
}

/** The way back to today; it keeps its room there, so that the keys beside it stay where they are. */
export function TodayKey({ date, today, onGo }: Props) {
  const isThere = date === today
  return (
    <Button
      isSmall
      className={classes('desk-today', isThere && 'is-there')}
      onClick={() => {
        onGo(today)
        refocus(() => document.querySelector<HTMLElement>('.desk-date'))
      }}
    >
      <Trans>Oggi</Trans>
    </Button>
  )
}
