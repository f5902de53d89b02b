import { Trans, useLingui } from '@lingui/react/macro'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { useMarkAbsentMutation } from '../../../api/counter-bookings.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { useActivityId } from '../../../state/hooks.ts'
import { Dialog } from '../../../ui/overlays.ts'
import { guestName } from './guest-name.ts'

type Props = { booking: CounterBooking; onClose: () => void }

/** Asks before a place is given to others: it cannot be taken back. LOOK "counter-2". */
export function AbsentDialog({ booking, onClose }: Props) {
  const { t, i18n } = useLingui()
  const activityId = useActivityId() ?? ''
  const [mark] = useMarkAbsentMutation()
  const { id, timeStart: time, customer, timeEnd } = booking
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => mark({ activityId, id }), { onDone: onClose })
  const name = guestName(booking, i18n)
  return (
    <Dialog
      title={t`${name}, ${time}: assente?`}
      save={t`Assente`}
      cancel={t`Indietro`}
      size="small"
      isGrave
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>
        <Trans>Fino alle {timeEnd} il posto torna libero, per chi è in lista o per chi arriva.</Trans>
      </p>
      {customer.id ? (
        <p className="quiet">
          <Trans>Chi ha prenotato riceve un avviso.</Trans>
        </p>
      ) : null}
    </Dialog>
  )
}
