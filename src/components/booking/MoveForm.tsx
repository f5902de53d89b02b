import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { useBookingServices } from '../../api/bookings.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { useActivityId } from '../../state/hooks.ts'
import { FormPage } from '../page/FormPage.tsx'
import { type Outcome, useSubmit } from '../submit/use-submit.ts'
import { BookingFacts } from './BookingFacts.tsx'
import { ChosenLine } from './ChosenLine.tsx'
import { missingOf } from './booking-words.ts'
import { useOperators } from './use-operators.ts'
import { useWhen } from './use-when.ts'
import { WhenPart } from './WhenPart.tsx'

type To = { activityId: string; id: string; date: string; timeStart: string; bookingOperatorId: string | null }

type Props<A> = {
  booking: Booking
  /** Where it is now, and that it stays there until there is the new place; where there is room it stands beside what is chosen. */
  intro: ReactNode
  /** Staff move it for somebody else. */
  isForGuest?: boolean
  onMove: (to: To) => PromiseLike<Outcome<A>>
  onDone: (answer: A) => unknown
}

/** Where a booking is to be moved to: both sides choose from the same calendar. */
export function MoveForm<A>({ booking, intro, isForGuest = false, onMove, onDone }: Props<A>) {
  const { t, i18n } = useLingui()
  const { id, date: day, bookingService, bookingOperator, numberOfPeople } = booking
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const services = useBookingServices(language, bookingService !== null)
  const service = services.data?.find((one) => one.id === bookingService?.id)
  const people = bookingService ? undefined : numberOfPeople
  const operators = useOperators(service)
  const { when, setWhen, isOver } = useWhen({ date: day, operatorId: bookingOperator?.id })
  const { date, time, operatorId = null } = when
  const submit = useSubmit(() => onMove({ activityId, id, date: date ?? '', timeStart: time ?? '', bookingOperatorId: operatorId }), {
    success: t`Prenotazione spostata`,
    leadsTo: onDone,
  })
  const missing = missingOf(when, i18n)
  const isBeside = useWide()
  const label = t`La nuova ora`
  return (
    <FormPage
      title={t`Sposta`}
      intro={isBeside ? undefined : intro}
      aside={
        isBeside ? (
          <BookingFacts label={label} title={label} when={when} people={people} service={service} operators={operators}>
            <div className="quiet">{intro}</div>
          </BookingFacts>
        ) : undefined
      }
      save={time ? t`Sposta alle ${time}` : t`Sposta`}
      onSave={() => void submit.submit()}
      isOff={missing !== undefined}
      missing={isBeside ? missing : undefined}
      chosen={isBeside ? undefined : <ChosenLine when={when} people={people} service={service} operators={operators} missing={missing} />}
      isBusy={submit.isBusy}
      isOffline={submit.isOffline}
      refusal={submit.refusal}
      isWide
    >
      <WhenPart
        wish={{
          activityId,
          except: id,
          numberOfPeoples: numberOfPeople,
          ...(isForGuest && { forGuest: true }),
          ...(bookingService && { bookingServiceId: bookingService.id }),
        }}
        operators={operators}
        when={when}
        isOver={isOver}
        onChange={(to) => {
          submit.clear()
          setWhen(to)
        }}
        onGone={() => setWhen({ ...when, time: undefined })}
      />
    </FormPage>
  )
}
