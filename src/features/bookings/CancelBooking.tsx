import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { useCancelBookingMutation } from '../../api/bookings.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Dialog } from '../../ui/overlays.ts'
import { refocus } from '../../ui/refocus.ts'

type Props = { booking: Booking; label: string; onClose: () => void }

/** Asks once before a booking is cancelled: its place goes to somebody else. Spec §4. */
export function CancelBooking({ booking: { id }, label, onClose }: Props) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [cancel] = useCancelBookingMutation()
  const run = () => cancel({ activityId, id, confirm: 'N', sendEmailToActivity: 'Y' })
  const { submit, isBusy, isOffline, refusal } = useSubmit(run, {
    onDone: () => {
      onClose()
      refocus()
    },
  })
  return (
    <Dialog
      title={t`Annullare la prenotazione?`}
      save={label}
      cancel={t`Lascia com’è`}
      size="small"
      isGrave
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>
        <Trans>Il posto torna libero per gli altri. Avvisiamo noi chi ti aspetta.</Trans>
      </p>
    </Dialog>
  )
}
