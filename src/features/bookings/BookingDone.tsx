import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { DrawnCheck } from '../../components/steps/DrawnCheck.tsx'
import type { Change } from './just-changed.ts'
import { Reminded } from './Reminded.tsx'
import './bookings.css'

/** What she has just done with a booking: made it, or changed it, and then that her calendar does not know. */
export function BookingDone({ booking: { confirmed, start }, change }: { booking: Booking; change: Change | undefined }) {
  const isSure = confirmed === 'Y'
  return (
    <div className="booking-done" role="status">
      <DrawnCheck />
      <h2>
        {change === 'moved' ? (
          <Trans>Prenotazione spostata</Trans>
        ) : change === 'changed' ? (
          <Trans>Prenotazione modificata</Trans>
        ) : isSure ? (
          <Trans>Prenotazione confermata</Trans>
        ) : (
          <Trans>Richiesta di prenotazione inviata correttamente</Trans>
        )}
      </h2>
      {isSure ? null : (
        <p className="quiet">
          <Trans>Ti diciamo appena è confermata. Il posto intanto è tuo.</Trans>
        </p>
      )}
      {change ? (
        <p className="quiet">
          <Trans>Nel tuo calendario forse è ancora com’era: aggiornalo.</Trans>
        </p>
      ) : isSure ? (
        <p className="quiet">
          <Reminded start={start} />
        </p>
      ) : null}
    </div>
  )
}
