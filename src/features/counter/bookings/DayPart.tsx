import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterDay } from '#contract/counter-bookings.ts'
import { gridOf } from '#rules/booking-starts.ts'
import { useBookingSettings } from '../../../api/bookings.ts'
import { State } from '../../../ui/State.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { BookingKeys } from './BookingKeys.tsx'
import { BookingSlip } from './BookingSlip.tsx'
import { isEmpty, isShut } from './timeline/entries.ts'
import { EveningTimeline } from './timeline/EveningTimeline.tsx'
import { OperatorColumns } from './timeline/OperatorColumns.tsx'
import type { DeskMove } from './use-desk-move.ts'
import './bookings.css'

type Props = { day: CounterDay; date: string; zone: string; now: number; move: DeskMove }

/** The bookings of a day: along its hours where there is room, else one after the other. */
export function DayPart({ day, date, zone, now, move }: Props) {
  const { t } = useLingui()
  const isWide = useWide()
  const [open, setOpen] = useState<string>()
  const settings = useBookingSettings().data
  if (isEmpty(day) && isShut(day)) {
    const isRest = day.closings.length === 0
    const text = isRest ? t`Secondo gli orari, in questo giorno non si prenota.` : t`Per questo giorno non si prenota, finché non riapri.`
    return <State scene="calendar" title={t`Chiuso`} text={text} />
  }
  if (isEmpty(day) && day.operators.length === 0)
    return <State scene="calendar" title={t`Nessuna prenotazione`} text={t`Quelle nuove compaiono qui da sole.`} />
  if (!isWide)
    return (
      <ul className="desk-slips">
        {day.data.map((booking) => (
          <BookingSlip
            key={booking.id}
            booking={booking}
            opening={{ isOpen: booking.id === open, onTap: () => setOpen(booking.id === open ? undefined : booking.id) }}
          />
        ))}
      </ul>
    )
  const shown = {
    day,
    date,
    zone,
    now,
    open,
    onOpen: setOpen,
    keysOf: (booking: CounterDay['data'][number]) => <BookingKeys booking={booking} />,
  }
  if (day.operators.length === 0) return <EveningTimeline {...shown} />
  return (
    <OperatorColumns
      {...shown}
      grid={gridOf(settings?.timeCalendar ?? 0)}
      moving={move.moving}
      onMove={move.onMove}
      onConfirm={move.onConfirm}
    />
  )
}
