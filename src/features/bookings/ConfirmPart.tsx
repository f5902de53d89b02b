import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { isTooLate } from '#rules/booking-cancel.ts'
import { instantOf } from '#rules/days.ts'
import { useConfiguration } from '../../api/activities.ts'
import { BookingFacts } from '../../components/booking/BookingFacts.tsx'
import { useMinute } from '../../components/words/use-minute.ts'
import type { When } from '../../components/booking/when.ts'
import { NoteField } from '../../ui/NoteField.tsx'
import type { Wizard } from './use-booking.ts'
import './bookings.css'

const MOST_LETTERS = 500

/** What she is about to book, and a word to whoever receives her. */
export function ConfirmPart({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui()
  const { isBeside, isTables, isWhat, operators, service, what, when, note, setNote, settings, submit } = wizard
  const label = t`La tua prenotazione`
  const { cancelHours = 0 } = settings.data ?? {}
  const isLate = useIsLate(when, cancelHours)
  return (
    <>
      <BookingFacts
        label={label}
        title={isBeside ? label : undefined}
        when={when}
        people={isTables ? what.people : undefined}
        service={service}
        operators={operators}
      >
        <p className="quiet" hidden={submit.fresh !== undefined || !isWhat}>
          {settings.data?.bookingConfirm === 'staff' ? (
            <Trans>È una richiesta: ti diciamo appena è confermata. Il posto intanto è tuo.</Trans>
          ) : isLate ? (
            <Trans>È confermata subito.</Trans>
          ) : (
            <Trans>È confermata subito. Puoi spostarla o annullarla da «Le mie prenotazioni».</Trans>
          )}
        </p>
        {isLate && submit.fresh === undefined ? (
          <p className="booking-late">
            <Phone aria-hidden size={20} strokeWidth={1.75} />
            <span>
              <Plural
                value={cancelHours}
                one="Manca meno di un’ora: per spostarla o annullarla serve una telefonata."
                other="Mancano meno di # ore: per spostarla o annullarla serve una telefonata."
              />
            </span>
          </p>
        ) : null}
      </BookingFacts>
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

/** Is it so soon that she could not take it back by herself? That is said before she books it. */
function useIsLate({ date, time }: When, cancelHours: number): boolean {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const now = useMinute()
  return date !== undefined && time !== undefined && isTooLate(instantOf(zone, date, time), cancelHours, now)
}
