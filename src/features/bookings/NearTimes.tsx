import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { instantOf } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { addressOf } from './chosen-in.ts'
import '../../components/booking/times.css'
import './bookings.css'

/** The times of that day that were free when staff declined, those still to come: each leads to where she confirms it. */
export function NearTimes({ booking }: { booking: Booking }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const { date, near } = booking
  const now = useMinute()
  const ahead = near.filter((time) => instantOf(zone, date, time) > now)
  if (ahead.length === 0) return null
  return (
    <div className="booking-near">
      <p>
        <Trans>Le ore libere più vicine:</Trans>
      </p>
      <div className="time-chips">
        {ahead.map((time) => (
          <ChipLink key={time} to={addressOf(booking, time)}>
            {time}
          </ChipLink>
        ))}
      </div>
    </div>
  )
}
