import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { useWithdrawOrderMutation } from '../../api/orders.ts'
import { useCancelOrderMutation } from '../../api/payments.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Dialog } from '../../ui/overlays.ts'

type Props = { order: Order; asked: 'cancel' | 'withdraw'; onClose: () => void }

/** Asks once before an order is cancelled, or she withdraws from the contract: every consequence named, no plea. SEMANTICS 5. */
export function EndDialog({ order: { id }, asked, onClose }: Props) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [cancel] = useCancelOrderMutation()
  const [withdraw] = useWithdrawOrderMutation()
  const isWithdrawal = asked === 'withdraw'
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => (isWithdrawal ? withdraw : cancel)({ activityId, id }), {
    onDone: onClose,
  })
  return (
    <Dialog
      title={isWithdrawal ? t`Recedi dal contratto` : t`Annullare l’ordine?`}
      save={isWithdrawal ? t`Conferma recesso` : t`Annulla l’ordine`}
      cancel={isWithdrawal ? t`Tengo gli articoli` : t`Lascia com’è`}
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>
        {isWithdrawal ? (
          <Trans>Ti confermiamo il recesso per e-mail. Restituisci gli articoli: il rimborso parte quando arrivano da noi.</Trans>
        ) : (
          <Trans>Quello che hai pagato e il credito usato tornano da te.</Trans>
        )}
      </p>
    </Dialog>
  )
}
