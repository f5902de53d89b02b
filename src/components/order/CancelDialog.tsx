import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { restOf } from '#rules/order-refund.ts'
import { useCancelOrderMutation } from '../../api/payments.ts'
import { useSubmit } from '../submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Dialog } from '../../ui/overlays.ts'
import { refocus } from '../../ui/refocus.ts'
import { sumsOf } from './sums-of.ts'

type Props = { order: Order; onClose: () => void }

/** Asks once before an order is cancelled, with what follows from it. SEMANTICS 14. */
export function CancelDialog({ order, onClose }: Props) {
  const { id, progress, isCancelAsked, payment, paymentType } = order
  // One that has left her bank is not here yet: nobody can say that she has paid nothing.
  const isTransfer = paymentType === 'BT' && payment === 'open'
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
  const [{ back, takesDays }] = useState(useBack(order))
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
      isGrave
      size="small"
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>
        {is === 'unpaid' ? (
          <Trans>Gli articoli tornano nel carrello. Non ti è stato addebitato nulla.</Trans>
        ) : is === 'asked' ? (
          <Trans>È già in lavorazione: decide il negozio, e ti avvisiamo.</Trans>
        ) : isTransfer ? (
          <Trans>Non ci risulta nessun bonifico. Se l’hai già fatto, te lo rimandiamo.</Trans>
        ) : back ? null : (
          <Trans>Non hai pagato niente, e non paghi niente.</Trans>
        )}
      </p>
      {back ? <p>{is === 'asked' ? <Trans>Se si può, ti torna: {back}.</Trans> : <Trans>Ti torna: {back}.</Trans>}</p> : null}
      {takesDays ? (
        <p className="small quiet">
          <Trans>Può volerci qualche giorno prima che tu veda i soldi.</Trans>
        </p>
      ) : null}
    </Dialog>
  )
}

/**
 * What comes back to her of an order that is cancelled: "247,90 € come avevi pagato, 15,00 € di credito, il coupon «Dieci in meno»";
 * '' where that is nothing. `takesDays`: some of it goes through her bank.
 */
function useBack(order: Order) {
  const { t } = useLingui()
  const { money, credit } = restOf(sumsOf(order), centsOf(order.refunded))
  const isPaid = order.payment === 'paid' || order.payment === 'partly_refunded'
  const comesBack = isPaid && money > 0
  const [paid, used] = [euros(money), euros(credit)]
  const coupon = order.coupon?.title
  const parts = [comesBack && t`${paid} come avevi pagato`, credit > 0 && t`${used} di credito`, coupon && t`il coupon «${coupon}»`]
  return { back: parts.filter(Boolean).join(', '), takesDays: comesBack && order.paymentType !== 'ST' }
}
