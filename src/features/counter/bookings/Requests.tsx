import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { BookingSlip } from './BookingSlip.tsx'
import { RequestDay } from './RequestDay.tsx'
import './bookings.css'

type Props = {
  waiting: readonly CounterBooking[]
  /** The day in sight. */
  date: string
  today: string
  onLeave: () => void
}

/**
 * What waits for an answer, whatever its day, the one that has waited longest first: that one is open with its keys, the others
 * are rows, and a tap opens one of them instead. One of another day than the one in sight says how full that is, and leads there. LOOK "counter-2".
 */
export function Requests({ waiting, date, today, onLeave }: Props) {
  const [tapped, setTapped] = useState<string>()
  const [first] = waiting
  if (!first) return null
  const open = waiting.find(({ id }) => id === tapped) ?? first
  return (
    <section className="desk-part" aria-live="polite">
      <h2>
        <Trans>Richieste</Trans> <span className="desk-count">{waiting.length}</span>
      </h2>
      <ul className="desk-slips">
        {waiting.map((booking) => {
          const isElsewhere = booking === open && booking.date !== date
          return (
            <BookingSlip
              key={booking.id}
              booking={booking}
              isDated={!isElsewhere}
              {...(waiting.length > 1 && { opening: { isOpen: booking === open, onTap: () => setTapped(booking.id) } })}
            >
              {isElsewhere ? <RequestDay booking={booking} today={today} onLeave={onLeave} /> : null}
            </BookingSlip>
          )
        })}
      </ul>
    </section>
  )
}
