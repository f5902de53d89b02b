import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { Booking } from '#contract/bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useBooking, useBookingSettings, useMoveBookingMutation } from '../../api/bookings.ts'
import { MoveForm } from '../../components/booking/MoveForm.tsx'
import { isOpenedHere } from '../../components/page/opened-here.ts'
import { Page } from '../../components/page/Page.tsx'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { justChanged } from './just-changed.ts'
import './bookings.css'

/** Moves a booking: the old place stays hers until she has the new one. */
export function MoveBookingPage() {
  const { t } = useLingui()
  const { id } = useParams()
  const { language } = useLanguage()
  const { data: booking, isLoading, failure, retry } = useBooking(id, language)
  if (booking && !booking.steps.includes('move')) return <Navigate replace to={`/bookings/${booking.id}`} />
  if (booking) return <Move booking={booking} />
  return (
    <Page title={t({ message: 'Modifica', context: 'booking' })}>
      {isLoading ? (
        <Coming
          className="booking-detail"
          parts={[
            { on: 'panel', lines: [46, 78, 60] },
            { on: 'panel', count: 3, picture: 'round', lines: [50, 34] },
          ]}
        />
      ) : (
        <LoadFailed
          failure={failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Le tue prenotazioni valgono anche senza rete: le rivedi appena torna.`}
          onRetry={retry}
        />
      )}
    </Page>
  )
}

function Move({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const { id, date, timeStart: time } = booking
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { key } = useLocation()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const [move] = useMoveBookingMutation()
  const isByStaff = useBookingSettings().data?.bookingConfirm === 'staff'
  const before = dayName(date, language, onTheWall(zone, serverTime()).day)
  return (
    <MoveForm
      booking={booking}
      title={t({ message: 'Modifica', context: 'booking' })}
      intro={
        <p>
          <Trans>
            Ora è{' '}
            <strong>
              {before}, {time}
            </strong>
            . Resta tua finché non hai quella nuova.
          </Trans>{' '}
          {isByStaff ? <Trans>Anche quella nuova aspetta una conferma.</Trans> : null}
        </p>
      }
      onMove={move}
      onDone={(moved) => {
        justChanged(id, moved.date === date && moved.timeStart === time ? 'changed' : 'moved')
        return isOpenedHere(key) ? navigate(`/bookings/${id}`, { replace: true }) : navigate(-1)
      }}
    />
  )
}
