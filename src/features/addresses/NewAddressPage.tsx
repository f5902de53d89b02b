import { useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useAddAddressMutation, useAddressesOf } from '../../api/addresses.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { AddressFields } from '../../components/addresses/AddressFields.tsx'
import { useEmptyAddress } from '../../components/addresses/use-empty-address.ts'
import { EMPTY, type Values } from '../../components/addresses/address-values.ts'
import { useKnownAddress } from '../../components/addresses/use-known-address.ts'
import './addresses.css'

/** An address to keep; the same form for every country, its postcode as that country writes it. */
export function NewAddressPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const activityId = useAddressesOf()
  const [add] = useAddAddressMutation()
  const form = useForm<Values>({ defaultValues: EMPTY })
  useKnownAddress(form)
  const { submit, ...state } = useSubmit((values: Values) => add({ ...values, activityId }), {
    form,
    success: t`Indirizzo aggiunto correttamente`,
    leadsTo: () => navigate('/profile/addresses', { replace: true }),
  })
  const empty = useEmptyAddress(form)
  return (
    <FormPage title={t`Nuovo indirizzo`} save={t`Salva l’indirizzo`} missing={empty} onSave={form.handleSubmit(submit)} {...state}>
      <AddressFields form={form} />
    </FormPage>
  )
}
