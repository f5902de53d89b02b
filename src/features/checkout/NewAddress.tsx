import { useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { useAddAddressMutation, useAddressesOf } from '../../api/addresses.ts'
import { AddressFields } from '../../components/addresses/AddressFields.tsx'
import { useEmptyAddress } from '../../components/addresses/use-empty-address.ts'
import { EMPTY, type Values } from '../../components/addresses/address-values.ts'
import { useKnownAddress } from '../../components/addresses/use-known-address.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Dialog } from '../../ui/overlays.ts'

type Props = { onAdded: (id: string) => void; onClose: () => void }

/** An address added in place: what she chose so far stays. */
export function NewAddress({ onAdded, onClose }: Props) {
  const { t } = useLingui()
  const activityId = useAddressesOf()
  const [add] = useAddAddressMutation()
  const form = useForm<Values>({ defaultValues: EMPTY })
  useKnownAddress(form)
  const { submit, isBusy, isOffline, refusal } = useSubmit((values: Values) => add({ ...values, activityId }), {
    form,
    onDone: ({ data }) => onAdded(data.id),
  })
  const empty = useEmptyAddress(form)
  return (
    <Dialog
      title={t`Nuovo indirizzo`}
      save={t`Salva l’indirizzo`}
      cancel={t`Annulla`}
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      missing={empty}
      onSave={form.handleSubmit(submit)}
      onClose={onClose}
    >
      <div className="form-part">
        <AddressFields form={form} />
      </div>
    </Dialog>
  )
}
