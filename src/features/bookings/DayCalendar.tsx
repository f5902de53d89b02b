import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { Calendar } from 'react-calendar'
import { dayAfter, weekdayOf } from '#rules/days.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { type DayLook, dayWords } from '../../components/booking/booking-words.ts'
import './calendar.css'

/** Dates of the calendar are days of this device, only ever read back by year, month and day. */
const dateOf = (day: string) => new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const WEEK = 7
/** The Monday on or before a day. */
const mondayOf = (day: string) => dayAfter(day, -((weekdayOf(day) + WEEK - 1) % WEEK))
const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -WEEK),
  ArrowDown: (day) => dayAfter(day, WEEK),
  Home: (day) => `${day.slice(0, 7)}-01`,
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
 * The days, each with its state by colour, pattern and word. One stop of the Tab key; arrows go by day and week, Home to the
 * first of the month, Page by four weeks, Enter chooses. LOOK "desktop-2".
 */
export function DayCalendar({ looks, isOpen, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const days = [...looks.keys()]
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const [at, setAt] = useState(chosen ?? days.find(isOpen) ?? first)
  const [month, setMonth] = useState(at)
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const lookOf = (day: string): DayLook => looks.get(day) ?? 'away'
  /** Weeks with none of the days are left out. */
  const isShown = (day: string) => day >= mondayOf(first) && day < dayAfter(mondayOf(last), WEEK)

  const move = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(at)
    if (to === undefined) return
    event.preventDefault()
    const day = to < first ? first : to > last ? last : to
    isMoving.current = true
    setAt(day)
    setMonth(day)
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
  const show = (day: string) => {
    const within = day < first ? first : day > last ? last : day
    setMonth(within)
    setAt(within)
  }

  return (
    <div ref={box} className="day-calendar" role="group" aria-label={t`Giorno`}>
      <Calendar
        locale={language}
        minDetail="month"
        showNeighboringMonth={false}
        next2Label={null}
        prev2Label={null}
        prevAriaLabel={t`Mese precedente`}
        nextAriaLabel={t`Mese successivo`}
        activeStartDate={dateOf(`${month.slice(0, 7)}-01`)}
        value={chosen ? dateOf(chosen) : null}
        onActiveStartDateChange={({ activeStartDate }) => activeStartDate && show(dayOf(activeStartDate))}
        onClickDay={(date) => choose(dayOf(date))}
        tileClassName={({ date }) => `on-${dayOf(date)} is-${lookOf(dayOf(date))}${isShown(dayOf(date)) ? '' : ' is-elsewhere'}`}
        formatLongDate={(_, date) => `${dayName(dayOf(date), language, first)}, ${dayWords(lookOf(dayOf(date)), i18n)}`}
      />
    </div>
  )
}
