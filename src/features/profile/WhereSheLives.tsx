import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { checkPostcode, postcodeExample } from '#rules/postcodes.ts'
import { useCountriesQuery } from '../../api/places.ts'
import { namesOf } from '../../components/place-names.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Values } from './data-values.ts'

/** Her address, where the activity asks for it; the postcode as its country writes it. */
export function WhereSheLives({ form: { control, register, getValues, formState } }: { form: UseFormReturn<Values> }) {
  const { t } = useLingui()
  const id = useId()
  const { language } = useLanguage()
  const { data } = useCountriesQuery({ sortBy: 'name' })
  const { countryId, address, streetNumber, cap } = formState.errors
  const example = postcodeExample(useWatch({ control, name: 'countryId' }))
  const isPostcode = (typed: string) => typed.trim() === '' || !checkPostcode(getValues('countryId'), typed)
  return (
    <section className="form-part" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Dove abiti</Trans>
      </h2>
      <SelectField
        label={t`Paese`}
        autoComplete="country"
        none={t`Scegli un paese`}
        options={namesOf(data?.data, language)}
        error={countryId?.message}
        {...register('countryId', { deps: 'cap' })}
      />
      <Field
        label={t`Via`}
        autoComplete="address-line1"
        maxLength={120}
        enterKeyHint="next"
        error={address?.message}
        {...register('address')}
      />
      <div className="form-pair">
        <Field label={t`Numero`} maxLength={16} enterKeyHint="next" error={streetNumber?.message} {...register('streetNumber')} />
        <Field
          label={t`CAP`}
          autoComplete="postal-code"
          maxLength={16}
          enterKeyHint="next"
          error={cap && (cap.message || t`In questo paese si scrive così: ${example ?? ''}`)}
          {...register('cap', { validate: isPostcode })}
        />
      </div>
    </section>
  )
}
