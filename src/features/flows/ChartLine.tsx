import type { ComponentProps, CSSProperties } from 'react'
import { monthName, wholeMonth } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { classes } from '../../ui/classes.ts'
import { type Curve, pathOf, type Reading } from './balance-curve.ts'
import './chart.css'

/** More months than these have their short names. */
const WHOLE_NAMES = 4

type Props = Omit<ComponentProps<'div'>, 'aria-label'> & {
  curve: Curve
  read: Reading
  isResting: boolean
  isHeld: boolean
  label: string
  /** What is read, in words. */
  text: string
}

/** The stepped line from edge to edge: solid up to what is read, pale beyond it, a thread and a ring where it is read. */
export function ChartLine({ curve, read, isResting, isHeld, label, text, ...handlers }: Props) {
  const { language } = useLanguage()
  const path = pathOf(curve)
  const end = curve.stops.at(-1)?.y ?? 100
  const month = read.day.slice(0, 7)
  const name = (day: string) => (curve.months.length > WHOLE_NAMES ? monthName(day, language) : wholeMonth(day, language, day))
  return (
    <div
      className={classes('chart', isHeld && 'chart-held', isResting && 'chart-resting')}
      style={{ '--read-x': `${read.x}%`, '--read-y': `${read.y}%` } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={curve.stops.length}
      aria-valuenow={read.at}
      aria-valuetext={text}
      {...handlers}
    >
      <div className="chart-box">
        <svg className="chart-pale" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
        <svg className="chart-solid" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id="chart-fill" x1="0" y1="0" x2="0" y2="1">
              <stop className="chart-full" offset="0" />
              <stop className="chart-none" offset="1" />
            </linearGradient>
          </defs>
          <path className="chart-area" d={`${path}V100H0Z`} fill="url(#chart-fill)" />
          <path d={path} />
        </svg>
        <span className="chart-end" style={{ top: `${end}%` }} />
        <span className="chart-thread" />
        <span className="chart-ring" />
      </div>
      <div className="chart-months" aria-hidden="true">
        {curve.months.map(({ day, from, to }) => (
          <span
            key={day}
            className={!isResting && day.startsWith(month) ? 'chart-month chart-month-read' : 'chart-month'}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          >
            <span>{name(day)}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
