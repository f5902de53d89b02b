import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, MoveHorizontal, Phone, UserCheck, UserX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { useAcceptBookingMutation, useMarkArrivedMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { OnlineLink } from '../../../ui/OnlineLink.tsx'
import { AbsentDialog } from './AbsentDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { leaving, useLeaving } from './leaving.ts'
import './booking-slip.css'

/** The hours, or their grid, are others than when she asked. */
const OF_HOURS: readonly string[] = ['booking_closed', 'booking_too_short', 'booking_time']

/** What staff may do with a booking now, and the way to call whoever booked. */
export function BookingKeys({ booking }: { booking: CounterBooking }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [asking, setAsking] = useState<'decline' | 'absent'>()
  const [accept] = useAcceptBookingMutation()
  const [arrive] = useMarkArrivedMutation()
  const { id, sequence, date, customer, keys, numberOfPeople: people, bookingService } = booking
  const place = useRef<HTMLDivElement>(null)
  useLeaving(place)
  const onDone = () => leaving(place.current)()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => accept({ activityId, id, sequence }), {
    // The server's words are for who chooses a time.
    words: ({ code }) => (OF_HOURS.includes(code) ? t`Non rientra più negli orari: puoi solo spostarla o rifiutarla` : undefined),
    success: t`Confermata: arriva subito l’avviso`,
    onDone,
  })
  const arriving = useSubmit(() => arrive({ activityId, id }), { onDone })
  if (keys.length === 0 && !customer.phone) return null
  return (
    <>
      {(refusal ?? arriving.refusal) ? (
        <p className="quiet" role="alert">
          {refusal ?? arriving.refusal}
        </p>
      ) : null}
      <div ref={place} className="booking-keys">
        {customer.phone ? (
          <ButtonLink isSmall href={`tel:${customer.phone}`}>
            <Phone aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Chiama</Trans>
          </ButtonLink>
        ) : null}
        {keys.includes('decline') ? (
          <Button isSmall disabled={isOffline} onClick={() => setAsking('decline')}>
            {keys.includes('accept') ? <Trans>Rifiuta</Trans> : <Trans>Disdici</Trans>}
          </Button>
        ) : null}
        {keys.includes('move') ? (
          <OnlineLink isSmall to={`/counter/bookings/${id}/move?day=${date}`}>
            <MoveHorizontal aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Sposta</Trans>
          </OnlineLink>
        ) : null}
        {keys.includes('arrive') ? (
          <Button isSmall disabled={isOffline} aria-busy={arriving.isBusy || undefined} onClick={() => void arriving.submit()}>
            <UserCheck aria-hidden size={18} strokeWidth={1.75} />
            <Trans>È qui</Trans>
          </Button>
        ) : null}
        {keys.includes('absent') ? (
          <Button isSmall look="ink" disabled={isOffline} onClick={() => setAsking('absent')}>
            <UserX aria-hidden size={18} strokeWidth={1.75} />
            {bookingService ? t`Assente` : plural(people, { one: 'Assente: libera # posto', other: 'Assente: libera # posti' })}
          </Button>
        ) : null}
        {keys.includes('accept') ? (
          <Button isSmall look="primary" disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
            <Check aria-hidden size={18} strokeWidth={2} />
            <Trans>Accetta</Trans>
          </Button>
        ) : null}
      </div>
      {asking === 'decline' ? <DeclineDialog booking={booking} onClose={() => setAsking(undefined)} /> : null}
      {asking === 'absent' ? <AbsentDialog booking={booking} onClose={() => setAsking(undefined)} /> : null}
    </>
  )
}
