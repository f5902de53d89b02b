import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CalendarDay } from '#contract/bookings.ts'
import type { DatesWish } from '../../api/bookings.ts'
import { useJoinWaitingsMutation } from '../../api/booking-waitings.ts'
import { useSubmit } from '../submit/use-submit.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { intoView } from '../../ui/into-view.ts'
import { Panel } from '../../ui/Panel.tsx'
import { refocus } from '../../ui/refocus.ts'
import { useWaitings } from './use-waitings.ts'
import './when.css'

/** A time that somebody else has, and at whom. */
export type Wanted = { time: string; operatorId?: string | undefined }

type Props = { wish: DatesWish; day: CalendarDay; wanted: Wanted | undefined }

/** The way into the line: for a time that is taken, or for any of a day on which none is left. */
export function WaitHere({ wish, day, wanted }: Props) {
  const { t } = useLingui()
  const [join] = useJoinWaitingsMutation()
  const here = useRef<HTMLElement>(null)
  // It stands below all the times: whoever taps one that is taken would see nothing happen.
  useEffect(() => {
    if (wanted) intoView(here.current)
  }, [wanted])
  const { activityId, numberOfPeoples: people = 1, bookingServiceId = null } = wish
  const time = wanted?.time ?? null
  const numberOfPeople = Number(people)
  const bookingOperatorId = wanted?.operatorId ?? null
  const { submit, isBusy, isOffline, refusal } = useSubmit(
    () => join({ activityId, date: day.date, time, numberOfPeople, bookingServiceId, bookingOperatorId }),
    { success: t`Sei in lista: ti avvisiamo appena si libera` },
  )
  // As the server tells one wish to wait from another.
  const isHere = useWaitings()?.some(
    (one) =>
      one.state !== 'passed' &&
      one.date === day.date &&
      one.time === time &&
      one.numberOfPeople === numberOfPeople &&
      (one.bookingService?.id ?? null) === bookingServiceId &&
      (one.bookingOperator?.id ?? null) === bookingOperatorId,
  )
  const wait = async () => {
    const failure = await submit()
    if (!failure) refocus(() => document.querySelector<HTMLElement>('.wait-here a'))
  }
  if (!wanted && (day.free.length > 0 || day.full.length === 0)) return null
  return (
    <Panel as="section" ref={here} className="wait-here" aria-live="polite" data-lacks={wanted ? true : undefined}>
      <p>
        <strong>{time === null ? <Trans>Quel giorno è pieno.</Trans> : <Trans>Alle {time} è occupato.</Trans>}</strong>{' '}
        {isHere ? (
          <Trans>Sei in lista: ti avvisiamo appena si libera</Trans>
        ) : (
          <Trans>Se si libera, il posto è tuo per mezz’ora: ti avvisiamo noi.</Trans>
        )}
      </p>
      {isHere ? (
        <ButtonLink isWide to="/bookings">
          <Trans>Le mie prenotazioni</Trans>
        </ButtonLink>
      ) : (
        <Button isWide disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void wait()}>
          <BellRing aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Mettimi in lista</Trans>
        </Button>
      )}
      {refusal && !isHere ? (
        <p className="quiet" role="alert">
          {refusal}
        </p>
      ) : null}
    </Panel>
  )
}
