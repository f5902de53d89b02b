import { useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useAddAddressMutation, useAddressesOf } from '../../api/addresses.ts'
import type { Failure } from '../../api/base-query.ts'
import { placeFailure } from '../../components/words/form-failure.ts'
import { FormPage } from '../../components/page/FormPage.tsx'
import { said } from '../../state/messages.ts'
import { AddressFields } from './AddressFields.tsx'
import { EMPTY, type Values } from './address-values.ts'
import './addresses.css'
import { useWhy } from '../../components/words/use-why.ts'

/** An address to keep; the same form for every country, its postcode as that country writes it. */
export function NewAddressPage() {
  const { t } = useLingui()
  const why = useWhy()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const activityId = useAddressesOf()
  const [add] = useAddAddressMutation()
  const form = useForm<Values>({ defaultValues: EMPTY })
  const { handleSubmit, setError, formState } = form
  const save = handleSubmit(async (values) => {
    const { error } = await add({ ...values, activityId })
    const fields = Object.keys(EMPTY) as (keyof Values)[]
    if (error) return placeFailure(error as Failure, { fields, setError, why })
    dispatch(said('success', t`Indirizzo aggiunto correttamente`))
    void navigate('/profile/addresses', { replace: true })
  })
  return (
    <FormPage title={t`Nuovo indirizzo`} save={t`Salva l’indirizzo`} onSave={save} refusal={formState.errors.root?.serverError?.message}>
      <AddressFields form={form} />
    </FormPage>
  )
}
