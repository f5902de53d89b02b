import { Trans, useLingui } from '@lingui/react/macro'
import { BookingFacts } from '../../components/booking/BookingFacts.tsx'
import { NoteField } from '../../ui/NoteField.tsx'
import type { Wizard } from './use-booking.ts'

const MOST_LETTERS = 500

/** What she is about to book, and a word to whoever receives her. */
export function ConfirmPart({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui()
  const { isBeside, isTables, isWhat, operators, service, what, when, note, setNote, settings, submit } = wizard
  const label = t`La tua prenotazione`
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
          ) : (
            <Trans>È confermata subito. Puoi spostarla o annullarla da «Le mie prenotazioni».</Trans>
          )}
        </p>
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
