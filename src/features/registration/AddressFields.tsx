import { useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { checkPostcode, postcodeExample } from '#rules/postcodes.ts'
import { useCountriesQuery } from '../../api/places.ts'
import { useCountries } from '../../components/words/use-countries.ts'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Answers } from './draft.ts'
import type { StepProps } from './step.ts'
import './registration.css'

export type Address = { address: string; streetNumber: string; cap: string; countryId: string }

/** What stands in the fields at first. */
export const addressOf = ({ address = '', streetNumber = '', cap = '', countryId = 'IT' }: Answers): Address => ({
  address,
  streetNumber,
  cap,
  countryId,
})

/** The fields that must not be empty, with their names. */
export function useAddressLabels({ at }: StepProps) {
  const { t } = useLingui()
  const street = { address: t`Via`, streetNumber: t`Numero`, cap: t`CAP` }
  return { countryId: t`Paese`, ...(at.configuration.showAddressCustomer && street) }
}

type Props = StepProps & {
  form: UseFormReturn<Address>
  /** The step begins with them. */
  isFirst?: boolean
}

/** Where she lives, or the country alone; the postcode as its country writes it. */
export function AddressFields({ at, form, isFirst = false }: Props) {
  const { t } = useLingui()
  const { data } = useCountriesQuery({ activityId: at.activity.id, sortBy: 'name' })
  const { register, control, setValue, formState } = form
  const chosen = useWatch({ control, name: 'countryId' })
  const countries = useCountries(data?.data, { chosen, choose: (code) => setValue('countryId', code) })
  const hasStreet = at.configuration.showAddressCustomer
  return (
    <>
      <SelectField
        label={t`Paese`}
        data-first={isFirst && !hasStreet ? true : undefined}
        autoComplete="country"
        none={t`Scegli un paese`}
        options={countries}
        error={formState.errors.countryId ? t`Scegli un paese` : at.refused('countryId')}
        {...register('countryId', { required: true, ...(hasStreet && { deps: 'cap' }) })}
      />
      {hasStreet ? <Street {...{ at, form, isFirst }} /> : null}
    </>
  )
}

function Street({ at, form, isFirst }: Props) {
  const { t } = useLingui()
  const { register, control, getValues, formState } = form
  const { errors } = formState
  const example = postcodeExample(useWatch({ control, name: 'countryId' }))
  const isFilled = (text: string) => text.trim() !== ''
  return (
    <>
      <Field
        label={t`Via`}
        data-first={isFirst ? true : undefined}
        autoComplete="address-line1"
        maxLength={120}
        enterKeyHint="next"
        error={errors.address ? t`Scrivi la via` : at.refused('address')}
        {...register('address', { validate: isFilled })}
      />
      <div className="address-row">
        <Field
          label={t`Numero`}
          maxLength={16}
          enterKeyHint="next"
          error={errors.streetNumber ? t`Scrivi il numero` : at.refused('streetNumber')}
          {...register('streetNumber', { validate: isFilled })}
        />
        <Field
          label={t`CAP`}
          autoComplete="postal-code"
          maxLength={16}
          enterKeyHint="next"
          error={errors.cap ? wrongCap() : at.refused('cap')}
          {...register('cap', { validate: (cap) => !checkPostcode(getValues('countryId'), cap) })}
        />
      </div>
    </>
  )

  function wrongCap() {
    const isMissing = !isFilled(getValues('cap'))
    if (!example) return t`Scrivi il CAP`
    return isMissing ? t`Scrivi il CAP, per esempio ${example}` : t`In questo paese si scrive così: ${example}`
  }
}
