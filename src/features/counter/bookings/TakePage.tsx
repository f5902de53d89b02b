import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTakeBookingMutation } from '../../../api/counter-bookings.ts'
import { BookingFacts } from '../../../components/booking/BookingFacts.tsx'
import { missingOf } from '../../../components/booking/booking-words.ts'
import { WhenPart } from '../../../components/booking/WhenPart.tsx'
import { useWhen } from '../../../components/booking/use-when.ts'
import type { When } from '../../../components/booking/when.ts'
import { FormPage } from '../../../components/page/FormPage.tsx'
import { useFirstLacking } from '../../../components/submit/use-first-lacking.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { Field } from '../../../ui/Field.tsx'
import { IconLink } from '../../../ui/IconButton.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { CounterBar } from '../CounterBar.tsx'
import { TakingFields } from './TakingFields.tsx'
import { type Taking, useTaking } from './use-taking.ts'
import { WhoField } from './WhoField.tsx'
import './taking.css'

/** As the contract has it. */
const LONGEST = 500

/** Takes a booking for who is on the telephone. */
export function TakePage() {
  const { t, i18n } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const taking = useTaking()
  const { when, setWhen, isOver } = useWhen()
  const [note, setNote] = useState('')
  const [hasFailed, setFailed] = useState(false)
  // What can be done about it stands before what is to be filled in, and stays there; a field that is being filled in never moves.
  const [isWhenFirst, setWhenFirst] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const onFailed = (is: boolean) => {
    setFailed(is)
    if (is && !fields.current?.contains(document.activeElement)) setWhenFirst(true)
  }
  const [take] = useTakeBookingMutation()
  const { date, time, operatorId = null } = when
  const submit = useSubmit(
    () => take({ activityId, ...taking.wish, date: date ?? '', timeStart: time ?? '', bookingOperatorId: operatorId, note }),
    { success: t`Prenotazione presa`, leadsTo: ({ data }) => navigate(`/counter/bookings?day=${data.date}`, { replace: true }) },
  )
  const { people, services, serviceId, isWhat } = taking
  const isBeside = useWide()
  const lookAtFirst = useFirstLacking()
  const missing = isWhat ? missingOf(when, i18n) : t`Scegli il servizio`
  const what = <TakingFields key="what" taking={taking} />
  const who = (
    <div key="who" ref={fields} className="taking-who">
      <WhoField label={t`Nome`} taking={taking} />
      <Field label={t`Nota`} value={note} maxLength={LONGEST} autoComplete="off" onChange={({ target }) => setNote(target.value)} />
    </div>
  )
  const whenToCome = isWhat ? (
    <div key="when" className="taking-when">
      <WhenPart
        wish={{ activityId, forGuest: true, numberOfPeoples: people, ...(serviceId && { bookingServiceId: serviceId }) }}
        operators={taking.operators}
        when={when}
        isOver={isOver}
        onChange={(to) => {
          submit.clear()
          setWhen(to)
        }}
        onGone={() => setWhen({ ...when, time: undefined })}
        onFailed={onFailed}
      />
    </div>
  ) : null
  return (
    <FormPage
      title={t`Nuova prenotazione`}
      mark={
        <IconLink to="/counter/bookings" aria-label={t`Torna all’agenda`}>
          <ChevronLeft aria-hidden strokeWidth={1.75} />
        </IconLink>
      }
      actions={<CounterBar />}
      save={time ? t`Prenota alle ${time}` : t`Prenota`}
      onSave={() => (missing ? lookAtFirst() : void submit.submit())}
      isKeyless={hasFailed || (services.failure !== undefined && !services.data)}
      missing={missing}
      isBusy={submit.isBusy}
      isOffline={submit.isOffline}
      refusal={submit.refusal}
      isWide
      aside={isBeside ? <Taken taking={taking} when={when} /> : undefined}
    >
      <div className="taking">{isWhenFirst ? [what, whenToCome, who] : [what, who, whenToCome]}</div>
    </FormPage>
  )
}

/** What is about to be booked, to be read back to who is on the telephone. */
function Taken({ taking, when }: { taking: Taking; when: When }) {
  const { t } = useLingui()
  const { isTables, people, service, operators, customer, name } = taking
  const whose = customer?.name ?? name.trim()
  const label = t`La prenotazione`
  return (
    <BookingFacts label={label} title={label} when={when} people={isTables ? people : undefined} service={service} operators={operators}>
      {whose ? (
        <p className="quiet">
          <Trans>A nome {whose}</Trans>
        </p>
      ) : null}
    </BookingFacts>
  )
}
