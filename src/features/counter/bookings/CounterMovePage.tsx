import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useCounterDay, useMoveAtCounterMutation } from '../../../api/counter-bookings.ts'
import { MoveForm } from '../../../components/booking/MoveForm.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { dayTitle } from '../../../components/words/day-name.ts'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { serverTime } from '../../../state/clock.ts'
import { Coming } from '../../../ui/Coming.tsx'
import { guestName } from './guest-name.ts'
import './bookings.css'

/** Staff move a booking to another day or time: the old place stays hers until she has the new one. */
export function CounterMovePage() {
  const { t } = useLingui()
  const { id } = useParams()
  const date = useSearchParams()[0].get('day') ?? ''
  const { language } = useLanguage()
  const { data, isLoading, failure, retry } = useCounterDay(date, language)
  const booking = data?.data.find((one) => one.id === id)
  if (booking?.keys.includes('move')) return <Move booking={booking} />
  if (data) return <Navigate replace to={`/counter/bookings?day=${date}`} />
  return (
    <Page title={t`Sposta`}>
      {isLoading ? (
        <Coming parts={[{ on: 'panel', lines: [46, 78, 60] }]} />
      ) : (
        <WorkFailed
          failure={failure}
          title={t`Non riusciamo a caricare le prenotazioni`}
          offline={t`Le prenotazioni ci sono: le vedi appena torna la rete.`}
          onRetry={retry}
        />
      )}
    </Page>
  )
}

function Move({ booking }: { booking: CounterBooking }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const [move] = useMoveAtCounterMutation()
  const { timeStart, sequence } = booking
  const day = dayTitle(booking.date, language, onTheWall(zone, serverTime()).day)
  const name = guestName(booking, i18n)
  return (
    <MoveForm
      booking={booking}
      title={t`Sposta`}
      isForGuest
      intro={
        <p>
          <Trans>
            {name}:{' '}
            <strong>
              {day}, {timeStart}
            </strong>
            . Il posto resta suo finché non ha quello nuovo.
          </Trans>
        </p>
      }
      onMove={(to) => move({ ...to, sequence })}
      onDone={({ data }) => navigate(`/counter/bookings?day=${data.date}`, { replace: true })}
    />
  )
}
