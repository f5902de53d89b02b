import { useLingui } from '@lingui/react/macro'
import type { CSSProperties, ReactNode } from 'react'
import { useConfiguration } from '../../api/activities.ts'
import { timesInRow } from './times-in-row.ts'
import './times.css'

type Props = {
  /** In their order. */
  times: readonly string[]
  /** The chip of a time. */
  children: (time: string) => ReactNode
}

const NOON = '12:00'
const AFTER_LUNCH = '16:00'
const EVENING = '18:00'
const MIDNIGHT = '24:00'

/** Times by the parts of their day, which are meals where tables are booked, each under its head. */
export function DayParts({ times, children }: Props) {
  const { t } = useLingui()
  const isTables = useConfiguration()?.bookingType?.startsWith('R') ?? false
  const within = (from: string, to: string) => times.filter((time) => time >= from && time < to)
  const parts = [
    { name: t`Mattina`, within: within('', NOON) },
    ...(isTables
      ? [
          { name: t`Pranzo`, within: within(NOON, AFTER_LUNCH) },
          { name: t`Pomeriggio`, within: within(AFTER_LUNCH, EVENING) },
        ]
      : [{ name: t`Pomeriggio`, within: within(NOON, EVENING) }]),
    { name: isTables ? t`Cena` : t`Sera`, within: within(EVENING, MIDNIGHT) },
  ].filter((part) => part.within.length > 0)
  const inRow = timesInRow(parts.map((part) => part.within.length))
  return parts.map((part) => (
    <div key={part.name} className="time-part">
      <h3 className="small quiet">{part.name}</h3>
      <TimeGrid label={part.name} inRow={inRow}>
        {part.within.map(children)}
      </TimeGrid>
    </div>
  ))
}

type GridProps = {
  label: string
  /** So many where there is room for them. */
  inRow: number
  children: ReactNode
}

/** Times side by side, all as wide. */
export const TimeGrid = ({ label, inRow, children }: GridProps) => (
  <div className="time-grid" role="group" aria-label={label} style={{ '--in-row': inRow } as CSSProperties}>
    {children}
  </div>
)
