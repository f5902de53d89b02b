import { Trans, useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { checkPostcode, postcodeExample } from '#rules/postcodes.ts'
import { useCountriesQuery } from '../../api/places.ts'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useEmptyFields } from '../../components/submit/use-empty-fields.ts'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useCountries } from '../../components/words/use-countries.ts'
import type { StepProps } from './step.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'
import './registration.css'

/** Where she lives, or the country alone, where the activity asks for it; the postcode as its country writes it. */
export function AddressStep({ at }: StepProps) {
  const { t } = useLingui()
  const { data } = useCountriesQuery({ activityId: at.activity.id, sortBy: 'name' })
  const { answers, keep, proceed } = at
  const hasStreet = at.configuration.showAddressCustomer
  const form = useForm({
    defaultValues: {
      address: answers.address ?? '',
      streetNumber: answers.streetNumber ?? '',
      cap: answers.cap ?? '',
      countryId: answers.countryId ?? 'IT',
    },
  })
  useKept(form, keep)
  const { register, control, setValue, handleSubmit, formState } = form
  const chosen = useWatch({ control, name: 'countryId' })
  const street = { address: t`Via`, streetNumber: t`Numero`, cap: t`CAP` }
  const empty = useEmptyFields(form, { countryId: t`Paese`, ...(hasStreet && street) })
  const countries = useCountries(data?.data, { chosen, choose: (code) => setValue('countryId', code) })
  return (
    <StepForm
      hasFoot
      title={hasStreet ? t`Dove abiti?` : t`In che paese vivi?`}
      {...at.way('address')}
      missing={empty}
      onNext={handleSubmit((values) => proceed('address', { answers: values }))}
    >
      {hasStreet ? (
        <p className="quiet">
          <Trans>L’indirizzo resta nel tuo profilo: se ti fai consegnare qualcosa, lo trovi già scritto.</Trans>
        </p>
      ) : null}
      <SelectField
        label={t`Paese`}
        data-first={hasStreet ? undefined : true}
        autoComplete="country"
        none={t`Scegli un paese`}
        options={countries}
        error={formState.errors.countryId ? t`Scegli un paese` : at.refused('countryId')}
        {...register('countryId', { required: true, ...(hasStreet && { deps: 'cap' }) })}
      />
      {hasStreet ? <Street at={at} form={form} /> : null}
    </StepForm>
  )
}

type Fields = { address: string; streetNumber: string; cap: string; countryId: string }

function Street({ at, form }: StepProps & { form: UseFormReturn<Fields> }) {
  const { t } = useLingui()
  const { register, control, getValues, formState } = form
  const { errors } = formState
  const example = postcodeExample(useWatch({ control, name: 'countryId' }))
  const isFilled = (text: string) => text.trim() !== ''
  return (
    <>
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
