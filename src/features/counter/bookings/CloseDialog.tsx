import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { peopleWords } from '../../../components/booking/booking-words.ts'
import { dayName } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { type Closable, useClosing } from './use-closing.ts'
import './bookings.css'
import './taking.css'

type Props = { closable: Closable; today: string; onClose: () => void }

/** Takes no more bookings for a day or a time of it, of everybody or of one operator. */
export function CloseDialog({ closable, today, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const closing = useClosing(closable, onClose)
  const { who, setWho, isWhole, part, setWhole, froms, submit } = closing
  const { startTime, endTime } = part ?? {}
  const isNoneLeft = froms.length === 0
  const { operators } = closable.day
  const day = dayName(closable.date, language, today)
  return (
    <Dialog
      title={t`Chiudi ${day}`}
      save={isWhole ? t`Chiudi tutto il giorno` : part ? t`Chiudi ${startTime}–${endTime}` : t`Chiudi una parte`}
      cancel={t`Indietro`}
      size="small"
      isOff={closing.isOff}
      isBusy={submit.isBusy}
      isOffline={submit.isOffline}
      refusal={submit.refusal}
      onSave={() => void submit.submit()}
      onClose={onClose}
    >
      <div className="decline">
        {operators.length > 0 ? (
          <SelectField
            label={t`Chi`}
            none={t`Tutti`}
            value={who}
            options={operators.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onChange={({ target }) => setWho(target.value)}
          />
        ) : null}
        {isNoneLeft && isWhole ? null : (
          <OptionList
            legend={t`Per quanto`}
            chosen={isWhole ? 'day' : 'time'}
            options={[
              { value: 'day', title: t`Tutto il giorno` },
              { value: 'time', title: t`Da un’ora a un’altra`, isOff: isNoneLeft, text: isNoneLeft ? t`Non ne resta nessuna` : undefined },
            ]}
            onChoose={(value) => setWhole(value === 'day')}
          />
        )}
        {part ? <FromTo closing={closing} part={part} /> : null}
        <p className="closing-stands" role="status">
          {closing.isClosed ? <Trans>È già chiuso.</Trans> : closing.isOver ? <Trans>È già passato: scegli un’altra ora.</Trans> : null}
        </p>
        <Booked {...closing} isOfTables={operators.length === 0} />
        <p className="quiet">
          <Trans>Chi ha già prenotato resta: si disdice o si sposta uno per uno.</Trans>
        </p>
        {closing.hasHeld ? (
          <p className="quiet">
            <Trans>I posti tenuti per la lista d’attesa finiscono: chi aspetta lo sa subito.</Trans>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

type BookedProps = Pick<ReturnType<typeof useClosing>, 'isWhole' | 'part' | 'booked'> & { isOfTables: boolean }

/** How many stand already in what is about to be closed. */
function Booked({ isWhole, part, booked, isOfTables }: BookedProps) {
  if (booked.length === 0 || !(isWhole || part)) return null
  const many = plural(booked.length, { one: 'C’è già # prenotazione', other: 'Ci sono già # prenotazioni' })
  const people = peopleWords(booked.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0))
  return <p>{isOfTables ? `${many}, ${people}` : many}</p>
}

type FromToProps = { closing: ReturnType<typeof useClosing>; part: { startTime: string; endTime: string } }

/** From one time of the calendar to another. The one that was chosen is among them, also once it has begun. */
function FromTo({ closing: { froms, tos, setStart, setEnd }, part: { startTime, endTime } }: FromToProps) {
  const { t } = useLingui()
  const starts = froms.map(({ time }) => time)
  const ends = tos.map(({ time }) => time)
  return (
    <div className="close-times">
      <SelectField
        label={t`Dalle`}
        value={startTime}
        options={withChosen(starts, startTime)}
        onChange={({ target }) => setStart(target.value)}
      />
      <SelectField label={t`Alle`} value={endTime} options={withChosen(ends, endTime)} onChange={({ target }) => setEnd(target.value)} />
    </div>
  )
}

const withChosen = (times: string[], chosen: string) =>
  (times.includes(chosen) ? times : [chosen, ...times]).map((time) => ({ value: time, label: time }))
