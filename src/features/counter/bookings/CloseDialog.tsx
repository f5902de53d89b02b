import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Operator } from '#contract/bookings.ts'
import { granularityOf } from '#rules/booking-starts.ts'
import { timeOf } from '#rules/days.ts'
import { useBookingSettings } from '../../../api/bookings.ts'
import { useFirstLacking } from '../../../components/submit/use-first-lacking.ts'
import { dayName } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useClosing } from './use-closing.ts'
import './bookings.css'
import './taking.css'

const MINUTES_OF_A_DAY = 24 * 60

type Props = { date: string; today: string; operators: readonly Operator[]; onClose: () => void }

/** Takes no more bookings for a day or a time of it, of everybody or of one operator. */
export function CloseDialog({ date, today, operators, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const closing = useClosing(date, onClose)
  const { who, setWho, isWhole, setWhole, submit, isReady } = closing
  const [isTried, setTried] = useState(false)
  const lookAtFirst = useFirstLacking()
  const day = dayName(date, language, today)
  return (
    <Dialog
      title={t`Chiudi ${day}`}
      save={t`Chiudi`}
      cancel={t`Indietro`}
      size="small"
      isBusy={submit.isBusy}
      isOffline={submit.isOffline}
      refusal={submit.refusal}
      missing={isReady ? undefined : t`Scegli un’ora`}
      onSave={() => {
        setTried(true)
        if (isReady) void submit.submit()
        else lookAtFirst()
      }}
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
        <OptionList
          legend={t`Per quanto`}
          chosen={isWhole ? 'day' : 'time'}
          options={[
            { value: 'day', title: t`Tutto il giorno` },
            { value: 'time', title: t`Da un’ora a un’altra` },
          ]}
          onChoose={(value) => setWhole(value === 'day')}
        />
        {isWhole ? null : <FromTo closing={closing} isTried={isTried} />}
        <p className="quiet">
          <Trans>Chi ha già prenotato resta: si disdice o si sposta uno per uno.</Trans>
        </p>
      </div>
    </Dialog>
  )
}

type FromToProps = { closing: ReturnType<typeof useClosing>; isTried: boolean }

/** From one time of the calendar to another. */
function FromTo({ closing: { startTime, setStart, endTime, setEnd }, isTried }: FromToProps) {
  const { t } = useLingui()
  const step = granularityOf(useBookingSettings().data?.timeCalendar ?? 0)
  const options = Array.from({ length: MINUTES_OF_A_DAY / step }, (_, at) => timeOf(at * step)).map((time) => ({
    value: time,
    label: time,
  }))
  const missing = (time: string) => (isTried && time === '' ? t`Scegli un’ora` : undefined)
  return (
    <div className="close-times">
      <SelectField
        label={t`Dalle`}
        none="–"
        value={startTime}
        options={options}
        error={missing(startTime)}
        onChange={({ target }) => setStart(target.value)}
      />
      <SelectField
        label={t`Alle`}
        none="–"
        value={endTime}
        options={options}
        error={missing(endTime)}
        onChange={({ target }) => setEnd(target.value)}
      />
    </div>
  )
}
