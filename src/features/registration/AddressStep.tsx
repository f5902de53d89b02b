import { useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import { checkPostcode, postcodeExample } from '#rules/postcodes.ts'
import { useCountriesQuery } from '../../api/places.ts'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useCountries } from '../../components/words/use-countries.ts'
import type { StepProps } from './step.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'
import './registration.css'

/** Where she lives, where the activity asks for it; the postcode as its country writes it. */
export function AddressStep({ at }: StepProps) {
  const { t } = useLingui()
  const { data } = useCountriesQuery({ activityId: at.activity.id, sortBy: 'name' })
  const { answers, keep, proceed } = at
  const form = useForm({
    defaultValues: {
      address: answers.address ?? '',
      streetNumber: answers.streetNumber ?? '',
      cap: answers.cap ?? '',
      countryId: answers.countryId ?? 'IT',
    },
  })
  useKept(form, keep)
  const { register, control, getValues, setValue, handleSubmit, formState } = form
  const { errors } = formState
  const chosen = useWatch({ control, name: 'countryId' })
  const countries = useCountries(data?.data, { chosen, choose: (code) => setValue('countryId', code) })
  const example = postcodeExample(chosen)
  const isFilled = (text: string) => text.trim() !== ''
  return (
    <StepPage
      {...at.progress('address')}
      title={t`Dove abiti?`}
      {...at.way('address')}
      onNext={handleSubmit((values) => proceed('address', { answers: values }))}
    >
      <SelectField
        label={t`Paese`}
        autoComplete="country"
        none={t`Scegli un paese`}
        options={countries}
        error={errors.countryId ? t`Scegli un paese` : at.refused('countryId')}
        {...register('countryId', { required: true, deps: 'cap' })}
      />
      <Field
        label={t`Via`}
        data-first
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
          error={errors.cap ? (example ? t`In questo paese si scrive così: ${example}` : t`Scrivi il CAP`) : at.refused('cap')}
          {...register('cap', { validate: (cap) => !checkPostcode(getValues('countryId'), cap) })}
        />
      </div>
    </StepPage>
  )
}
