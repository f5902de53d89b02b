import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, type LucideIcon, Scissors, UserRound, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { dayTitle } from '../../components/words/day-name.ts'
import { usePrice } from '../../components/words/use-price.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { serverTime } from '../../state/clock.ts'
import { NoteField } from '../../ui/NoteField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { durationWords, peopleWords } from '../../components/booking/booking-words.ts'
import type { Wizard } from './use-booking.ts'
import './bookings.css'

const MOST_LETTERS = 500

/** What she is about to book, and a word to whoever receives her. */
export function ConfirmPart({ wizard }: { wizard: Wizard }) {
  const { t, i18n } = useLingui()
  const { isBeside, isTables, isWhat, operators, service, what, when, note, setNote, settings, submit } = wizard
  const { language } = useLanguage()
  const price = usePrice()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, serverTime()).day
  const operator = operators.find(({ id }) => id === when.operatorId)
  return (
    <>
      <Panel as="section" className="booking-facts" aria-label={t`La tua prenotazione`}>
        {isBeside ? (
          <h2>
            <Trans>La tua prenotazione</Trans>
          </h2>
        ) : null}
        <ul>
          {when.date ? (
            <Fact Icon={CalendarDays} title={[dayTitle(when.date, language, today), when.time].filter(Boolean).join(', ')} />
          ) : null}
          {isTables ? <Fact Icon={Users} title={peopleWords(what.people)} /> : null}
          {service ? (
            <Fact
              Icon={Scissors}
              title={service.title}
              detail={[durationWords(service.duration, i18n), service.price === null ? '' : price(service.price)]
                .filter(Boolean)
                .join(' · ')}
            />
          ) : null}
          {operators.length > 0 ? <Fact Icon={UserRound} title={operator?.fullName ?? t`Chiunque sia libero`} /> : null}
        </ul>
        <p className="quiet" hidden={submit.fresh !== undefined || !isWhat}>
          {settings.data?.bookingConfirm === 'staff' ? (
            <Trans>È una richiesta: ti diciamo appena è confermata. Il posto intanto è tuo.</Trans>
          ) : (
            <Trans>È confermata subito. Puoi spostarla o annullarla da «Le mie prenotazioni».</Trans>
          )}
        </p>
      </Panel>
      <NoteField
        label={t`Vuoi dirci qualcosa?`}
        name="note"
        maxLength={MOST_LETTERS}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </>
  )
}

/** One line of what is booked. */
export function Fact({ Icon, title, detail }: { Icon: LucideIcon; title: ReactNode; detail?: ReactNode }) {
  return (
    <li className="booking-fact">
      <span className="booking-fact-icon">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <span className="booking-fact-words">
        <strong>{title}</strong>
        {detail ? <span className="small quiet">{detail}</span> : null}
      </span>
    </li>
  )
}
