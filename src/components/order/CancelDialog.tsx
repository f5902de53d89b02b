import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { useCancelOrderMutation } from '../../api/payments.ts'
import { useSubmit } from '../submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Dialog } from '../../ui/overlays.ts'
import { refocus } from '../../ui/refocus.ts'

type Props = { order: Order; onClose: () => void }

/** Asks once before an order is cancelled, with what follows from it. SEMANTICS 14. */
export function CancelDialog({ order, onClose }: Props) {
  const { id, progress, isCancelAsked } = order
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  const [cancel] = useCancelOrderMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => cancel({ activityId, id }), {
    onDone: () => {
      onClose()
      refocus()
    },
  })
  // Its words stay while the answer comes, which makes it another order.
  const [is] = useState<'unpaid' | 'placed' | 'asked'>(progress === 'pending' ? 'unpaid' : progress === 'placed' ? 'placed' : 'asked')
  // Its answer may be lost, and the page hears of it all the same.
  const [wasAsked] = useState(isCancelAsked)
  const isOver = !isBusy && (progress === 'cancelled' || (isCancelAsked && !wasAsked))
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return (
    <Dialog
      title={{ unpaid: t`Rinunciare all’ordine?`, placed: t`Annullare l’ordine?`, asked: t`Chiedere di annullare?` }[is]}
      save={{ unpaid: t`Rinuncio all’ordine`, placed: t`Annulla l’ordine`, asked: t`Chiedi di annullare` }[is]}
      cancel={t`Lascia com’è`}
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>
        {is === 'unpaid' ? (
          <Trans>Articoli, credito e coupon tornano come prima. Non ti è stato addebitato nulla.</Trans>
        ) : is === 'placed' ? (
          <Trans>Quello che hai pagato e il credito usato tornano da te.</Trans>
        ) : (
          <Trans>
            È già in lavorazione: decide il negozio, e ti avvisiamo. Se si può, quello che hai pagato e il credito usato tornano da te.
          </Trans>
        )}
      </p>
    </Dialog>
  )
}
