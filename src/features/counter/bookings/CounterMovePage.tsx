import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useBookingServices } from '../../../api/bookings.ts'
import { useCounterDay, useMoveAtCounterMutation } from '../../../api/counter-bookings.ts'
import { WhenPart } from '../../../components/booking/WhenPart.tsx'
import { useWhen } from '../../../components/booking/use-when.ts'
import { FormPage } from '../../../components/page/FormPage.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { dayTitle } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { serverTime } from '../../../state/clock.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
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
        <Skeleton className="desk-skeleton" />
      ) : (
        <LoadFailed
          failure={failure}
          title={t`Non riusciamo a caricare i dati`}
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
  const { id, date: before, timeStart, numberOfPeople, bookingService, bookingOperator } = booking
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const configuration = useConfiguration()
  const today = onTheWall(configuration?.zone ?? 'Europe/Rome', serverTime()).day
  const services = useBookingServices(language, bookingService !== null)
  const service = services.data?.find((one) => one.id === bookingService?.id)
  const { when, setWhen, isOver } = useWhen({ operatorId: bookingOperator?.id })
  const [move] = useMoveAtCounterMutation()
  const { date, time, operatorId = null } = when
  const submit = useSubmit(() => move({ activityId, id, date: date ?? '', timeStart: time ?? '', bookingOperatorId: operatorId }), {
    success: t`Prenotazione spostata`,
    onDone: ({ data }) => navigate(`/counter/bookings?day=${data.date}`, { replace: true }),
  })
  const isWhen = date !== undefined && time !== undefined
  const [name, day] = [guestName(booking, i18n), dayTitle(before, language, today)]
  return (
    <FormPage
      title={t`Sposta`}
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
      save={time ? t`Sposta alle ${time}` : t`Sposta`}
      onSave={() => void submit.submit()}
      isOff={!isWhen}
      missing={isWhen ? undefined : t`Scegli giorno e ora`}
      isBusy={submit.isBusy}
      isOffline={submit.isOffline}
      refusal={submit.refusal}
      isWide
    >
      <WhenPart
        wish={{
          activityId,
          except: id,
          forGuest: true,
          numberOfPeoples: numberOfPeople,
          ...(bookingService && { bookingServiceId: bookingService.id }),
        }}
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
