import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Operator } from '#contract/bookings.ts'
import { granularityOf } from '#rules/booking-starts.ts'
import { timeOf } from '#rules/days.ts'
import { useBookingSettings } from '../../../api/bookings.ts'
import { useCloseBookingsMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { dayName } from '../../../components/words/day-name.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useAppDispatch, useActivityId } from '../../../state/hooks.ts'
import { said } from '../../../state/messages.ts'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import './bookings.css'

const EVERYBODY = ''
const MINUTES_OF_A_DAY = 24 * 60

type Props = { date: string; today: string; operators: readonly Operator[]; onClose: () => void }

/** Takes no more bookings for a day or a time of it, of everybody or of one operator. */
export function CloseDialog({ date, today, operators, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const activityId = useActivityId() ?? ''
  const dispatch = useAppDispatch()
  const settings = useBookingSettings().data
  const [who, setWho] = useState(EVERYBODY)
  const [isWhole, setWhole] = useState(true)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const [close] = useCloseBookingsMutation()
  const times = { startTime: from, endTime: to }
  const { submit, isBusy, isOffline, refusal } = useSubmit(
    () => close({ activityId, date, ...(!isWhole && times), ...(who && { bookingOperatorId: who }) }),
    {
      onDone: ({ standing }) => {
        const many = plural(standing, {
          0: 'Chiuso: da adesso non si prenota più',
          one: 'Chiuso. # prenotazione resta: disdicila o spostala tu',
          other: 'Chiuso. # prenotazioni restano: disdicile o spostale tu',
        })
        dispatch(said('success', many))
        onClose()
      },
    },
  )
  const step = granularityOf(settings?.timeCalendar ?? 0)
  const options = Array.from({ length: MINUTES_OF_A_DAY / step }, (_, at) => timeOf(at * step)).map((time) => ({
    value: time,
    label: time,
  }))
  const missing = (time: string) => (isTried && time === '' ? t`Scegli un’ora` : undefined)
  const isReady = isWhole || (from !== '' && to !== '' && from !== to)
  const day = dayName(date, language, today)
  return (
    <Dialog
      title={t`Chiudi ${day}`}
      save={t`Chiudi`}
      cancel={t`Indietro`}
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => {
        setTried(true)
        if (isReady) void submit()
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
        {isWhole ? null : (
          <div className="close-times">
            <SelectField
              label={t`Dalle`}
              none="–"
              value={from}
              options={options}
              error={missing(from)}
              onChange={({ target }) => setFrom(target.value)}
            />
            <SelectField
              label={t`Alle`}
              none="–"
              value={to}
              options={options}
              error={missing(to)}
              onChange={({ target }) => setTo(target.value)}
            />
          </div>
        )}
        <p className="quiet">
          <Trans>Chi ha già prenotato resta: si disdice o si sposta uno per uno.</Trans>
        </p>
      </div>
    </Dialog>
  )
}
