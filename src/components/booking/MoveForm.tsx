import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { useWide } from '../../ui/use-wide.ts'
import { FormPage } from '../page/FormPage.tsx'
import { useFirstLacking } from '../submit/use-first-lacking.ts'
import { type Outcome, useSubmit } from '../submit/use-submit.ts'
import { BookingFacts } from './BookingFacts.tsx'
import { ChosenLine } from './ChosenLine.tsx'
import { missingOf, peopleWords } from './booking-words.ts'
import { PeopleChoice } from './PeopleChoice.tsx'
import { useMove } from './use-move.ts'
import { WhenPart } from './WhenPart.tsx'

type To = {
  activityId: string
  id: string
  date: string
  timeStart: string
  bookingOperatorId: string | null
  numberOfPeople?: number
}

type Props<A> = {
  booking: Booking
  title: string
  /** Where it is now, and that it stays there until there is the new place; where there is room it stands beside what is chosen. */
  intro: ReactNode
  /** Staff move it for somebody else. */
  isForGuest?: boolean
  onMove: (to: To) => PromiseLike<Outcome<A>>
  onDone: (answer: A) => unknown
}

/** Another time of a booking, another operator, or how many come to the table: both sides choose from the same calendar. */
export function MoveForm<A>({ booking, title, intro, isForGuest = false, onMove, onDone }: Props<A>) {
  const { t, i18n } = useLingui()
  const isBeside = useWide()
  const [hasFailed, setFailed] = useState(false)
  const { wish, operators, service, people, setPeople, seats, when, setWhen, isOver, isSame, to } = useMove(booking, isForGuest)
  const { time } = when
  const done = to.numberOfPeople ? t`Prenotazione modificata` : t`Prenotazione spostata`
  const submit = useSubmit(() => onMove(to), {
    // Her own page says it.
    ...(isForGuest ? { success: done } : { late: () => ({ text: done }) }),
    leadsTo: onDone,
  })
  const lookAtFirst = useFirstLacking()
  const missing = isSame ? t`Scegli che cosa cambia` : missingOf(when, i18n)
  const label = people === undefined ? t`La nuova ora` : t`La nuova prenotazione`
  const chosen = { when, people, service, operators }
  return (
    <FormPage
      title={title}
      intro={isBeside ? undefined : intro}
      aside={
        isBeside ? (
          <BookingFacts label={label} title={label} {...chosen}>
            <div className="quiet">{intro}</div>
          </BookingFacts>
        ) : undefined
      }
      save={saveWords()}
      onSave={() => (missing ? lookAtFirst() : void submit.submit())}
      isLacking={missing !== undefined}
      isKeyless={hasFailed}
      missing={isBeside ? missing : undefined}
      chosen={isBeside ? undefined : <ChosenLine {...chosen} missing={missing} />}
      isBusy={submit.isBusy}
      isOffline={submit.isOffline}
      refusal={submit.refusal}
      isWide
    >
      {people === undefined ? null : (
        <PeopleChoice
          title={isForGuest ? <Trans>Quante persone?</Trans> : <Trans>Quanti siete?</Trans>}
          people={people}
          seats={seats}
          onChange={(many) => {
            submit.clear()
            setPeople(many)
          }}
        />
      )}
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
        onFailed={setFailed}
      />
    </FormPage>
  )

  function saveWords() {
    if (isSame || !time) return title
    if (people === undefined || !to.numberOfPeople) return t`Sposta alle ${time}`
    const many = peopleWords(people)
    return t`Conferma: ${many}, ${time}`
  }
}
