import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Availability } from '#contract/bookings.ts'
import { nearestFree } from '#rules/booking-calendar.ts'
import { ChosenLine } from '../../components/booking/ChosenLine.tsx'
import { FormPage } from '../../components/page/FormPage.tsx'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { refocus } from '../../ui/refocus.ts'
import { BookingUnsure } from './BookingUnsure.tsx'
import { ConfirmPart } from './ConfirmPart.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { ServicePart } from './ServicePart.tsx'
import { useBookingWizard, type Wizard } from './use-booking.ts'
import { missingOf } from '../../components/booking/booking-words.ts'
import { WhenPart } from '../../components/booking/WhenPart.tsx'
import '../../components/booking/times.css'
import './bookings.css'

/** Books a table or a service: what, when, and whether it is right. Spec §2, §5, LOOK "phone-2". */
export function BookingPage() {
  const { t, i18n } = useLingui()
  const wizard = useBookingWizard()
  const lookAtFirst = useFirstLacking()
  const { step, at, of, isBeside, goOn, isTables, operators, isWhat, isWhen, when, setWhen, isOver, wish, submit, settings, book, lost } =
    wizard
  if (lost) return <BookingUnsure {...submit} onRetry={() => void book()} />
  const isLast = at === of
  // The sidebar has it.
  const hasLink = at === 1 && !isBeside
  /** What she wants is not free any more: another time is chosen first. */
  const isGone = isLast && submit.fresh !== undefined
  const isAsked = settings.data?.bookingConfirm === 'staff'
  const missing = step === 'what' ? (isWhat ? undefined : t`Scegli che cosa prenoti`) : missingOf(when, i18n)
  const isLacking = step === 'what' ? !isWhat : !isWhen || isGone
  const summary = (
    <>
      <Gone wizard={wizard} />
      <ConfirmPart wizard={wizard} />
    </>
  )
  return (
    <FormPage
      title={isTables ? t`Prenota un tavolo` : t`Prenota`}
      shows={step}
      intro={
        of > 1 || hasLink ? (
          <>
            {of > 1 ? <Bars step={at} steps={of} /> : null}
            {hasLink ? <MineLink /> : null}
          </>
        ) : undefined
      }
      save={isLast ? (isAsked ? t`Invia la richiesta` : t`Conferma`) : t`Continua`}
      onSave={() => (isLacking ? lookAtFirst() : isLast ? void book() : goOn())}
      isLacking={isLacking}
      missing={isBeside || step === 'confirm' ? missing : undefined}
      chosen={isBeside || step === 'confirm' ? undefined : <Chosen wizard={wizard} missing={missing} />}
      isBusy={submit.isBusy}
      isOffline={isLast && submit.isOffline}
      refusal={isLast && !isGone ? submit.refusal : undefined}
      isWide={step === 'when'}
      aside={isBeside ? summary : undefined}
    >
      {step === 'what' ? <ServicePart wizard={wizard} /> : null}
      {step === 'when' ? (
        <>
          {isTables ? <PeoplePart wizard={wizard} /> : null}
          <WhenPart
            wish={wish}
            operators={operators}
            when={when}
            isOver={isOver}
            onChange={(to) => {
              submit.clear()
              setWhen(to)
            }}
            onGone={() => setWhen({ ...when, time: undefined })}
          />
        </>
      ) : null}
      {step === 'confirm' ? summary : null}
    </FormPage>
  )
}

/** What she has chosen so far; on a desk it stands beside, with the key. */
function Chosen({ wizard, missing }: { wizard: Wizard; missing: string | undefined }) {
  const { isTables, step, what, when, service, operators } = wizard
  if (step === 'what' && !service) return missing
  return <ChosenLine when={when} people={isTables ? what.people : undefined} service={service} operators={operators} missing={missing} />
}

/** What she has booked already: a key in the bar would need a word, and the title its room. */
const MineLink = () => (
  <Link to="/bookings" className="booking-mine">
    <CalendarCheck aria-hidden size={20} strokeWidth={1.75} />
    <Trans>Le mie prenotazioni</Trans>
  </Link>
)

/** How far she is. */
function Bars({ step, steps }: { step: number; steps: number }) {
  return (
    <div className="booking-bars">
      <p className="unseen" role="status">
        <Trans>
          Passo {step} di {steps}
        </Trans>
      </p>
      {Array.from({ length: steps }, (_, at) => (
        <span key={at} aria-hidden className={at < step ? 'booking-bar-done' : undefined} />
      ))}
    </div>
  )
}

/** Somebody was faster: why, and the nearest times that are free now, at a tap; what she chose beside stays. */
function Gone({ wizard: { submit, when, setWhen, toWhen, sentTime, isBeside } }: { wizard: Wizard }) {
  const told = useRef<HTMLDivElement>(null)
  const isGone = submit.fresh !== undefined
  useEffect(() => {
    if (isGone) told.current?.focus()
  }, [isGone])
  const day = (submit.fresh as Availability | undefined)?.dates?.find(({ date }) => date === when.date)
  if (!isGone) return null
  const near = nearestFree(day?.free ?? [], sentTime ?? '')
  const choose = (time: string | undefined) => {
    submit.clear()
    setWhen({ ...when, time })
  }
  return (
    <div ref={told} className="booking-near" role="group" tabIndex={-1} data-lacks>
      <Refusal>{submit.refusal}</Refusal>
      <p>{near.length > 0 ? <Trans>Le ore libere più vicine:</Trans> : <Trans>Quel giorno non c’è più niente.</Trans>}</p>
      <div className="time-chips">
        {near.map((time) => (
          <Chip
            key={time}
            onClick={() => {
              choose(time)
              refocus()
            }}
          >
            {time}
          </Chip>
        ))}
        {isBeside ? null : (
          <Chip
            onClick={() => {
              choose(undefined)
              toWhen()
            }}
          >
            <Trans>Un altro giorno</Trans>
          </Chip>
        )}
      </div>
    </div>
  )
}
