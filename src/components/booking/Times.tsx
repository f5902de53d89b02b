import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { CalendarDay } from '#contract/bookings.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Chip } from '../../ui/Chip.tsx'
import { timesInRow } from './times-in-row.ts'
import './when.css'

type Props = { day: CalendarDay; chosen: string | undefined; onChoose: (time: string) => void } & Want

/** The taken time that she would wait for; without `onWant` none can be. */
type Want = { wanted: string | undefined; onWant: ((time: string) => void) | undefined }

const NOON = '12:00'
const AFTER_LUNCH = '16:00'
const EVENING = '18:00'
const MIDNIGHT = '24:00'

/** The times of a day by its parts, which are meals where tables are booked; those that are taken are struck through. */
export function Times({ day, chosen, onChoose, ...want }: Props) {
  const { t } = useLingui()
  const isTables = useConfiguration()?.bookingType?.startsWith('R') ?? false
  const all = [...day.free, ...day.full].sort()
  const within = (from: string, to: string) => all.filter((time) => time >= from && time < to)
  const parts = [
    { name: t`Mattina`, times: within('', NOON) },
    ...(isTables
      ? [
          { name: t`Pranzo`, times: within(NOON, AFTER_LUNCH) },
          { name: t`Pomeriggio`, times: within(AFTER_LUNCH, EVENING) },
        ]
      : [{ name: t`Pomeriggio`, times: within(NOON, EVENING) }]),
    { name: isTables ? t`Cena` : t`Sera`, times: within(EVENING, MIDNIGHT) },
  ].filter(({ times }) => times.length > 0)
  if (all.length === 0)
    return (
      <p className="quiet">
        <Trans>Quel giorno non c’è più niente: scegline un altro.</Trans>
      </p>
    )
  const inRow = timesInRow(parts.map(({ times }) => times.length))
  return parts.map(({ name, times }) => (
    <div key={name} className="time-part">
      <h3 className="small quiet">{name}</h3>
      <TimeChips
        label={name}
        times={{ free: times.filter((time) => day.free.includes(time)), full: times.filter((time) => day.full.includes(time)) }}
        chosen={chosen}
        onChoose={onChoose}
        inRow={inRow}
        {...want}
      />
    </div>
  ))
}

type ChipsProps = {
  label: string
  times: Pick<CalendarDay, 'free' | 'full'>
  chosen: string | undefined
  onChoose: (time: string) => void
  /** So many where there is room for them. */
  inRow?: number
} & Want

/** Times side by side; those that are taken are struck through, and can be waited for. */
export function TimeChips({ label, times: { free, full }, chosen, onChoose, inRow = 5, wanted, onWant }: ChipsProps) {
  const { t } = useLingui()
  return (
    <div className="time-grid" role="group" aria-label={label} style={{ '--in-row': inRow } as CSSProperties}>
      {[...free, ...full].sort().map((time) => {
        const isFree = free.includes(time)
        return (
          <Chip
            key={time}
            className={isFree ? 'time-chip' : 'time-chip time-full'}
            aria-pressed={(isFree ? chosen : wanted) === time}
            aria-label={isFree ? time : t`${time}, occupata`}
            disabled={!isFree && !onWant}
            onClick={() => (isFree ? onChoose(time) : onWant?.(time))}
          >
            {time}
          </Chip>
        )
      })}
    </div>
  )
}
