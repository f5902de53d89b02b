import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { BookingSlip } from './BookingSlip.tsx'
import './bookings.css'

/**
 * What waits for an answer, whatever its day, the one that has waited longest first: that one is open with its keys, the others
 * are rows, and a tap opens one of them instead. LOOK "counter-2".
 */
export function Requests({ waiting }: { waiting: readonly CounterBooking[] }) {
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
        {waiting.map((booking) => (
          <BookingSlip
            key={booking.id}
            booking={booking}
            isDated
            {...(waiting.length > 1 && { opening: { isOpen: booking === open, onTap: () => setTapped(booking.id) } })}
          />
        ))}
      </ul>
    </section>
  )
}
