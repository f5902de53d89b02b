import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import type { ToDecline } from '#contract/reasons.ts'
import { Field } from '../../../ui/Field.tsx'
import { OptionList } from '../../../ui/OptionList.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { guestName } from './guest-name.ts'
import { useDeclining } from './use-declining.ts'
import './bookings.css'

/** As the contract has it. */
const LONGEST = 200

type Props = { booking: CounterBooking; onClose: () => void }

/** Declines a booking with a reason, which the customer reads. LOOK "counter-2". */
export function DeclineDialog({ booking, onClose }: Props) {
  const { t, i18n } = useLingui()
  // What she declines is what she saw when she said so, whatever becomes of it while she looks for a reason.
  const [{ sequence }] = useState(booking)
  const { id, customer, timeStart: time } = booking
  // They go as codes: she reads them in her own language, which need not be that of the tablet.
  const ready: { value: ToDecline; title: string }[] = [
    { value: 'full', title: t`Siamo al completo` },
    { value: 'away', title: t`A quell’ora non ci siamo` },
    booking.bookingService
      ? { value: 'operator_away', title: t`Chi ti serve non c’è` }
      : { value: 'kitchen_closes', title: t`La cucina chiude` },
  ]
  const [chosen, setChosen] = useState<ToDecline | ''>('full')
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const reason = chosen === '' ? typed.trim() : { code: chosen }
  const name = guestName(booking, i18n)
  const isAsked = booking.confirmed === 'I'
  const done = isAsked ? t`Rifiutata` : t`Disdetta`
  const told = isAsked ? t`Rifiutata: arriva l’avviso` : t`Disdetta: arriva l’avviso`
  const { submit, isBusy, isOffline, refusal, leave } = useDeclining({ id, sequence, reason }, customer.id ? told : done, onClose)
  return (
    <Dialog
      title={isAsked ? t`Rifiuti ${name}, ${time}?` : t`Disdici ${name}, ${time}?`}
      save={isAsked ? t`Rifiuta` : t`Disdici`}
      cancel={t`Indietro`}
      size="small"
      isGrave
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => {
        setTried(true)
        if (reason) void submit()
      }}
      onClose={leave}
    >
      <div className="decline">
        <OptionList
          legend={t`Motivo`}
          chosen={chosen}
          options={[...ready, { value: '', title: t`Un altro motivo…` }]}
          onChoose={setChosen}
        />
        {chosen === '' ? (
          <Field
            label={t`Motivo`}
            value={typed}
            maxLength={LONGEST}
            autoComplete="off"
            error={isTried && !reason ? t`Scrivi il motivo` : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
        {customer.id ? (
          <p className="quiet">
            <Trans>Chi ha prenotato legge il motivo e fino a tre ore libere vicine.</Trans>
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
