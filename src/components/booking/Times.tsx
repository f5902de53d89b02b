import { Trans, useLingui } from '@lingui/react/macro'
import type { CalendarDay } from '#contract/bookings.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DayParts, TimeGrid } from './DayParts.tsx'
import './times.css'

type Want = {
  chosen: string | undefined
  onChoose: (time: string) => void
  /** The taken time that she would wait for; without `onWant` none can be. */
  wanted: string | undefined
  onWant: ((time: string) => void) | undefined
}

/** The times of a day by its parts; those that are taken are struck through. */
export function Times({ day, ...want }: { day: CalendarDay } & Want) {
  const all = [...day.free, ...day.full].sort()
  if (all.length === 0)
    return (
      <p className="quiet">
        <Trans>Quel giorno non c’è più niente: scegline un altro.</Trans>
      </p>
    )
  return <DayParts times={all}>{(time) => <TimeChip key={time} time={time} isFree={day.free.includes(time)} {...want} />}</DayParts>
}

type ChipsProps = { label: string; times: Pick<CalendarDay, 'free' | 'full'> } & Want

/** Times side by side; those that are taken are struck through, and can be waited for. */
export function TimeChips({ label, times: { free, full }, ...want }: ChipsProps) {
  return (
    <TimeGrid label={label} inRow={5}>
      {[...free, ...full].sort().map((time) => (
        <TimeChip key={time} time={time} isFree={free.includes(time)} {...want} />
      ))}
    </TimeGrid>
  )
}

function TimeChip({ time, isFree, chosen, onChoose, wanted, onWant }: { time: string; isFree: boolean } & Want) {
  const { t } = useLingui()
  return (
    <Chip
      className={isFree ? 'time-chip' : 'time-chip time-full'}
      aria-pressed={(isFree ? chosen : wanted) === time}
      aria-label={isFree ? time : t`${time}, occupata`}
      disabled={!isFree && !onWant}
      onClick={() => (isFree ? onChoose(time) : onWant?.(time))}
    >
      {time}
    </Chip>
  )
}
