import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { dayAfter, weekdayOf } from '#rules/days.ts'
import type { DayLook } from './booking-words.ts'
import { MonthSheet } from './MonthSheet.tsx'
import './calendar.css'

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

export type CalendarProps = {
  /** How each day that can be looked at stands, in order. */
  looks: ReadonlyMap<string, DayLook>
  /** Days that can be chosen. */
  open: ReadonlySet<string>
  chosen: string | undefined
  onChoose: (day: string) => void
}

/**
 * The days as one sheet of weeks, whatever months they are of, each with its state by colour, pattern and word. One stop of the
 * Tab key; arrows go by day and week, Home and End to the ends of the week, Page by four weeks, Enter chooses. LOOK "desktop-2".
 */
export function DayCalendar({ looks, open, chosen, onChoose }: CalendarProps) {
  const { t } = useLingui()
  const days = [...looks.keys()]
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  const [stood, setAt] = useState(chosen)
  // Of days that are shown no more none is the stop.
  const [at = first] = [stood, chosen, days.find((day) => open.has(day))].filter((day) => day !== undefined && looks.has(day))
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const move = (event: KeyboardEvent) => {
    const to = STEPS[event.key]?.(at)
    if (to === undefined) return
    event.preventDefault()
    isMoving.current = true
    setAt(to < first ? first : to > last ? last : to)
  }

  const choose = (day: string) => {
    setAt(day)
    if (open.has(day)) onChoose(day)
  }
  // One way to choose for all renders: a month is drawn anew only when something of it changes.
  const latest = useRef(choose)
  const chooseLatest = useCallback((day: string) => latest.current(day), [])

  // Without dependencies: React does not own these attributes of the library's buttons.
  useLayoutEffect(() => {
    latest.current = choose
    for (const tile of box.current?.querySelectorAll<HTMLButtonElement>('.react-calendar__tile') ?? []) {
      const day = /on-(\S+)/.exec(tile.className)?.[1] ?? ''
      tile.tabIndex = day === at ? 0 : -1
      tile.ariaDisabled = String(!open.has(day))
      tile.ariaPressed = String(day === chosen)
      tile.onkeydown = move
      if (day !== at || !isMoving.current) continue
      tile.focus()
      isMoving.current = false
    }
  })

  const style = { '--first-column': columnOf(first) } as CSSProperties

  return (
    <div ref={box} className="day-calendar" style={style} role="group" aria-label={t`Giorno`}>
      {months.map((month) => (
        <MonthSheet
          key={month}
          month={month}
          looks={looks}
          first={first}
          chosen={chosen?.startsWith(month) ? chosen : undefined}
          onChoose={chooseLatest}
        />
      ))}
    </div>
  )
}
