import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { Booking } from '#contract/bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useBooking, useBookingServices, useMoveBookingMutation } from '../../api/bookings.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { dayTitle } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { useActivityId } from '../../state/hooks.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWhen } from '../../components/booking/use-when.ts'
import { WhenPart } from '../../components/booking/WhenPart.tsx'
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
    <Page title={t`Sposta`}>
      {isLoading ? (
        <Skeleton className="calendar-skeleton" />
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
  const { id, bookingService, bookingOperator, numberOfPeople, date, timeStart: time } = booking
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const navigate = useNavigate()
  const configuration = useConfiguration()
  const today = onTheWall(configuration?.zone ?? 'Europe/Rome', serverTime()).day
  const services = useBookingServices(language, bookingService !== null)
  const service = services.data?.find((one) => one.id === bookingService?.id)
  const { when, setWhen, isOver } = useWhen({ operatorId: bookingOperator?.id })
  const [move] = useMoveBookingMutation()
  const isWhen = when.date !== undefined && when.time !== undefined
  const submit = useSubmit(
    () =>
      move({
        activityId,
        id,
        date: when.date ?? '',
        timeStart: when.time ?? '',
        bookingOperatorId: when.operatorId ?? null,
        numberOfPeople,
      }),
    { success: t`Prenotazione spostata`, onDone: () => navigate(`/bookings/${id}`, { replace: true }) },
  )
  const wish = { activityId, except: id, numberOfPeoples: numberOfPeople, ...(bookingService && { bookingServiceId: bookingService.id }) }
  const before = dayTitle(date, language, today)
  const newTime = when.time
  return (
    <FormPage
      title={t`Sposta`}
      intro={
        <p>
          <Trans>
            Ora è{' '}
            <strong>
              {before}, {time}
            </strong>
            . Resta tua finché non hai quella nuova.
          </Trans>
        </p>
      }
      save={newTime ? t`Sposta alle ${newTime}` : t`Sposta`}
      onSave={() => void submit.submit()}
      isOff={!isWhen}
      missing={isWhen ? undefined : t`Scegli giorno e ora`}
      isBusy={submit.isBusy}
      isOffline={submit.isOffline}
      refusal={submit.refusal}
      isWide
    >
      <WhenPart
        wish={wish}
        operators={configuration?.bookingType === 'NO' ? (service?.bookingServiceOperators ?? []) : []}
        when={when}
        isOver={isOver}
        onChange={(to) => {
          submit.clear()
          setWhen(to)
        }}
      />
    </FormPage>
  )
}
