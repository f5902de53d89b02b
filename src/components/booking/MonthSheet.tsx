import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Calendar } from 'react-calendar'
import { useLanguage } from '../../i18n/use-language.tsx'
import { dayName, monthName } from '../words/day-name.ts'
import { type DayLook, dayWords } from './booking-words.ts'
import { DayMark } from './DayMark.tsx'
import './calendar.css'

/** Dates of the calendar are days of this device, only ever read back by year, month and day. */
const dateOf = (day: string) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

type Props = {
  /** As `2027-03`. */
  month: string
  looks: ReadonlyMap<string, DayLook>
  /** The first day of the whole calendar. */
  first: string
  /** The chosen day, if it is of this month. */
  chosen: string | undefined
  onChoose: (day: string) => void
}

/** A month of the calendar; thirty tiles are not drawn anew for a day or a time that is chosen elsewhere. BUDGETS 11. */
export const MonthSheet = memo(function MonthSheet({ month, looks, first, chosen, onChoose }: Props) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const lookOf = (day: string): DayLook => looks.get(day) ?? 'away'
  const classOf = (day: string) => `on-${day} ${looks.has(day) ? `is-${lookOf(day)}` : 'is-elsewhere'}${day === first ? ' is-first' : ''}`
  return (
    <Calendar
      locale={language}
      minDetail="month"
      showNavigation={false}
      showNeighboringMonth={false}
      activeStartDate={dateOf(`${month}-01`)}
      value={chosen ? dateOf(chosen) : null}
      onClickDay={(date) => onChoose(dayOf(date))}
      tileClassName={({ date }) => classOf(dayOf(date))}
      tileContent={({ date }) => {
        const day = dayOf(date)
        const isBeginning = day === first || day.endsWith('-01')
        return <DayMark look={lookOf(day)} month={isBeginning ? monthName(day, language) : undefined} />
      }}
      formatDay={(_, date) => String(date.getDate())}
      formatLongDate={(_, date) => `${dayName(dayOf(date), language, first)}, ${dayWords(lookOf(dayOf(date)), i18n)}`}
    />
  )
})
