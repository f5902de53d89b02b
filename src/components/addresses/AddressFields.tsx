import { useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { NewAddress } from '#contract/addresses.ts'
import { checkPostcode, postcodeExample } from '#rules/postcodes.ts'
import { useActivityCountriesQuery } from '../../api/places.ts'
import { useAddressesOf } from '../../api/addresses.ts'
import { useCountries } from '../words/use-countries.ts'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Values } from './address-values.ts'
import '../page/form-page.css'
import './address-fields.css'

const { address: Street } = NewAddress.shape

/** The fields of an address, of the countries that the activity serves. */
export function AddressFields({ form: { register, control, getValues, setValue, formState } }: { form: UseFormReturn<Values> }) {
  const { t } = useLingui()
  const activityId = useAddressesOf()
  const { data } = useActivityCountriesQuery(activityId ? { activityId } : skipToken)
  const { errors } = formState
  const countryId = useWatch({ control, name: 'countryId' })
  const countries = useCountries(data?.data, { chosen: countryId, choose: (code) => setValue('countryId', code) })
  const example = postcodeExample(countryId)
  const isFilled = (text: string) => text.trim() !== ''
  return (
    <>
      <Field
        label={t`Nome sul campanello (facoltativo)`}
        autoComplete="name"
        maxLength={120}
        enterKeyHint="next"
        error={errors.name?.message}
        {...register('name')}
      />
      <SelectField
        label={t`Paese`}
        autoComplete="country"
        none={t`Scegli un paese`}
        options={countries}
        error={errors.countryId && (errors.countryId.message || t`Scegli un paese`)}
        {...register('countryId', { required: true, deps: formState.isSubmitted ? 'cap' : [] })}
      />
      <div className="form-pair address-street">
        <Field
          label={t`Via`}
          autoComplete="address-line1"
          maxLength={120}
          enterKeyHint="next"
          error={errors.address && (errors.address.message || t`Scrivi la via`)}
          {...register('address', { validate: (text) => Street.safeParse(text).success })}
        />
        <Field
          label={t`Numero`}
          maxLength={20}
          enterKeyHint="next"
          error={errors.streetNumber && (errors.streetNumber.message || t`Scrivi il numero`)}
          {...register('streetNumber', { validate: isFilled })}
        />
      </div>
      <div className="form-pair">
        <Field
          label={t`CAP`}
          autoComplete="postal-code"
          maxLength={12}
          inputMode={countryId === 'IT' ? 'numeric' : undefined}
          placeholder={example}
          enterKeyHint="next"
          error={errors.cap?.message}
          {...register('cap', {
            validate: (cap) => {
              if (!checkPostcode(getValues('countryId'), cap)) return true
              return cap.trim() && example ? t`In questo paese il CAP si scrive così: ${example}` : t`Scrivi il CAP`
            },
          })}
        />
        <Field
          label={t`Città`}
          autoComplete="address-level2"
          maxLength={80}
          enterKeyHint="next"
          error={errors.city && (errors.city.message || t`Scrivi la città`)}
          {...register('city', { validate: isFilled })}
        />
      </div>
      <Field
        label={t`Provincia (facoltativa)`}
        autoComplete="address-level1"
        maxLength={80}
        enterKeyHint="done"
        error={errors.province?.message}
        {...register('province')}
      />
    </>
  )
}
