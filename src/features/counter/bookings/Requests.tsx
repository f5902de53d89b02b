import { Trans } from '@lingui/react/macro'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { BookingSlip } from './BookingSlip.tsx'
import './bookings.css'

/** What waits for an answer, whatever its day, the one that has waited longest first. */
export function Requests({ waiting }: { waiting: readonly CounterBooking[] }) {
  if (waiting.length === 0) return null
  return (
    <section className="desk-part" aria-live="polite">
      <h2>
        <Trans>Richieste</Trans> <span className="desk-count">{waiting.length}</span>
      </h2>
      <ul className="desk-slips">
        {waiting.map((booking) => (
          <BookingSlip key={booking.id} booking={booking} isDated />
        ))}
      </ul>
    </section>
  )
}
