import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useJoinWaitingsMutation, useLeaveWaitingsMutation, useTakePlaceMutation } from '../../api/booking-waitings.ts'
import { useBookingSettings } from '../../api/bookings.ts'
import { whatWords } from '../../components/booking/booking-words.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { dayTitle } from '../../components/words/day-name.ts'
import { useMinute } from '../../components/words/use-minute.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { HeldUntil } from './HeldUntil.tsx'
import './waitings.css'

const LOUDEST = { held: 0, passed: 1, waiting: 2 }

/** What she waits for; a place that is held for her stands first and loudest. LOOK "phone-10". */
export function Waitings({ waitings }: { waitings: BookingWaiting[] }) {
  const { t } = useLingui()
  if (waitings.length === 0) return null
  return (
    <ul className="waitings" aria-label={t`Lista d’attesa`}>
      {[...waitings]
        .sort((one, other) => LOUDEST[one.state] - LOUDEST[other.state])
        .map((waiting) => (
          <WaitingCard key={waiting.id} waiting={waiting} />
        ))}
    </ul>
  )
}

function WaitingCard({ waiting }: { waiting: BookingWaiting }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  const { date, state, held, bookingOperator } = waiting
  const [when, time] = [dayTitle(date, language, today), held?.time ?? waiting.time]
  return (
    <Panel as="li" className={`waiting waiting-${state}`}>
      {held ? <HeldUntil expires={held.expires} minutes={waiting.holdMinutes} zone={zone} /> : null}
      {state === 'passed' ? (
        <h2>
          <Trans>Il posto è andato al prossimo</Trans>
        </h2>
      ) : null}
      <p className="waiting-what">
        {state === 'waiting' ? <Hourglass aria-hidden size={20} strokeWidth={1.75} /> : null}
        <span>
          <strong>{whatWords(waiting, i18n)}</strong>
          <span className="small quiet">{[time ? t`${when}, ${time}` : when, bookingOperator?.fullName].filter(Boolean).join(' · ')}</span>
        </span>
      </p>
      {state === 'waiting' ? <Position waiting={waiting} /> : null}
      {held ? <Asked /> : null}
      <Keys waiting={waiting} />
    </Panel>
  )
}

/** What she takes is hers, and where staff confirm each booking it is a request all the same. */
function Asked() {
  const settings = useBookingSettings()
  if (settings.data?.bookingConfirm !== 'staff') return null
  return (
    <p className="quiet">
      <Trans>È una richiesta: ti diciamo appena è confermata. Il posto intanto è tuo.</Trans>
    </p>
  )
}

function Position({ waiting: { position, holdMinutes: minutes } }: { waiting: BookingWaiting }) {
  const before = (position ?? 1) - 1
  return (
    <p>
      <strong>
        {before === 0 ? <Trans>La prima volta che si libera tocca a te.</Trans> : <Trans>In lista prima di te: {before}.</Trans>}
      </strong>{' '}
      <Trans>Il posto resta tuo per {minutes} minuti, e ti avvisiamo.</Trans>
    </p>
  )
}

function Keys({ waiting: { id, date, time, state, held, numberOfPeople, bookingService, bookingOperator } }: { waiting: BookingWaiting }) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const navigate = useNavigate()
  const [take] = useTakePlaceMutation()
  const [leave] = useLeaveWaitingsMutation()
  const [join] = useJoinWaitingsMutation()
  const taking = useSubmit(() => take({ activityId, id, time: held?.time }), {
    leadsTo: (taken) => navigate(`/bookings/${taken.data.id}?new=1`),
    late: (taken) => ({ text: t`Prenotazione inviata`, way: { to: `/bookings/${taken.data.id}`, words: t`Vedi la prenotazione` } }),
  })
  const leaving = useSubmit(() => leave({ activityId, id }), { success: t`Non sei più in lista` })
  const wish = { date, time, numberOfPeople, bookingServiceId: bookingService?.id ?? null, bookingOperatorId: bookingOperator?.id ?? null }
  const again = useSubmit(() => join({ activityId, ...wish }), { success: t`Sei di nuovo in lista` })
  const refusal = taking.refusal ?? leaving.refusal ?? again.refusal
  const main = { held: taking, passed: again, waiting: undefined }[state]
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div className="waiting-keys">
        {main ? (
          <Button
            isWide
            look={state === 'held' ? 'primary' : 'outline'}
            disabled={main.isOffline}
            aria-busy={main.isBusy || undefined}
            onClick={() => void main.submit()}
          >
            {state === 'held' ? <Trans>Prendo il posto</Trans> : <Trans>Rimettimi in lista</Trans>}
          </Button>
        ) : null}
        <Button isWide disabled={leaving.isOffline} aria-busy={leaving.isBusy || undefined} onClick={() => void leaving.submit()}>
          {state === 'held' ? (
            <Trans>Lo lascio al prossimo</Trans>
          ) : state === 'passed' ? (
            <Trans>Non mi serve più</Trans>
          ) : (
            <Trans>Esci dalla lista</Trans>
          )}
        </Button>
      </div>
    </>
  )
}
