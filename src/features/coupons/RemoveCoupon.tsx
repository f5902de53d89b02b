import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Coupon } from '#contract/coupons.ts'
import { useRemoveCouponMutation } from '../../api/coupons.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useActivityId } from '../../state/hooks.ts'
import { Dialog } from '../../ui/overlays.ts'

type Props = { coupon: Coupon; isValid: boolean; onClose: () => void }

/** Asks once before a coupon is thrown away: one that counts still is lost. */
export function RemoveCoupon({ coupon: { id, title }, isValid, onClose }: Props) {
  const { t } = useLingui()
  const activityId = useActivityId() ?? ''
  // As it was asked: where the answer is lost the list has it no more.
  const [wasValid] = useState(isValid)
  const [remove] = useRemoveCouponMutation()
  const run = () => remove({ activityId, id })
  const { submit, isBusy, isOffline, refusal } = useSubmit(run, { success: t`Eliminazione avvenuta correttamente`, onDone: onClose })
  return (
    <Dialog
      title={t`Eliminare il coupon?`}
      save={t`Elimina`}
      cancel={t`Annulla`}
      size="small"
      isGrave
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{wasValid ? <Trans>Non potrai più usarlo in cassa.</Trans> : <Trans>Non lo vedrai più tra i tuoi coupon.</Trans>}</p>
    </Dialog>
  )
}
