import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { Calendar } from 'react-calendar'
import { dayAfter, weekdayOf } from '#rules/days.ts'
import { dayName, monthName } from '../words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { type DayLook, dayWords } from './booking-words.ts'
import { DayMark } from './DayMark.tsx'
import './calendar.css'

/** Dates of the calendar are days of this device, only ever read back by year, month and day. */
const dateOf = (day: string) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const WEEK = 7
/** Where a day stands in its week, from 1 for Monday. */
const columnOf = (day: string) => ((weekdayOf(day) + WEEK - 1) % WEEK) + 1
const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -WEEK),
  ArrowDown: (day) => dayAfter(day, WEEK),
  Home: (day) => dayAfter(day, 1 - columnOf(day)),
  End: (day) => dayAfter(day, WEEK - columnOf(day)),
  PageUp: (day) => dayAfter(day, -4 * WEEK),
  PageDown: (day) => dayAfter(day, 4 * WEEK),
}

type Props = {
  /** How each day that can be looked at stands, in order. */
  looks: ReadonlyMap<string, DayLook>
  /** Days that can be chosen. */
  isOpen: (day: string) => boolean
  chosen: string | undefined
  onChoose: (day: string) => void
}

/**
 * The days as one sheet of weeks, whatever months they are of, each with its state by colour, pattern and word. One stop of the
 * Tab key; arrows go by day and week, Home and End to the ends of the week, Page by four weeks, Enter chooses. LOOK "desktop-2".
 */
export function DayCalendar({ looks, isOpen, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const days = [...looks.keys()]
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const [at, setAt] = useState(chosen ?? days.find(isOpen) ?? first)
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const lookOf = (day: string): DayLook => looks.get(day) ?? 'away'
  const classOf = (day: string) => `on-${day} ${looks.has(day) ? `is-${lookOf(day)}` : 'is-elsewhere'}${day === first ? ' is-first' : ''}`

  const move = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(at)
    if (to === undefined) return
    event.preventDefault()
    isMoving.current = true
    setAt(to < first ? first : to > last ? last : to)
  }

  // Without dependencies: React does not own these attributes of the library's buttons.
  useLayoutEffect(() => {
    for (const tile of box.current?.querySelectorAll<HTMLButtonElement>('.react-calendar__tile') ?? []) {
      const day = /on-(\S+)/.exec(tile.className)?.[1] ?? ''
      tile.tabIndex = day === at ? 0 : -1
      tile.ariaDisabled = String(!isOpen(day))
      tile.ariaPressed = String(day === chosen)
      tile.onkeydown = move
      if (day !== at || !isMoving.current) continue
      tile.focus()
      isMoving.current = false
    }
  })

  const choose = (day: string) => {
    setAt(day)
    if (isOpen(day)) onChoose(day)
  }
  const style = { '--first-column': columnOf(first) } as CSSProperties

  return (
    <div ref={box} className="day-calendar" style={style} role="group" aria-label={t`Giorno`}>
      {months.map((month) => (
        <Calendar
          key={month}
          locale={language}
          minDetail="month"
          showNavigation={false}
          showNeighboringMonth={false}
          activeStartDate={dateOf(`${month}-01`)}
          value={chosen ? dateOf(chosen) : null}
          onClickDay={(date) => choose(dayOf(date))}
          tileClassName={({ date }) => classOf(dayOf(date))}
          tileContent={({ date }) => {
            const day = dayOf(date)
            const isBeginning = day === first || day.endsWith('-01')
            return <DayMark look={lookOf(day)} month={isBeginning ? monthName(day, language) : undefined} />
          }}
          formatDay={(_, date) => String(date.getDate())}
          formatLongDate={(_, date) => `${dayName(dayOf(date), language, first)}, ${dayWords(lookOf(dayOf(date)), i18n)}`}
        />
      ))}
    </div>
  )
}
