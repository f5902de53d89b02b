import { Trans, useLingui } from '@lingui/react/macro'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { checkPostcode, postcodeExample } from '#rules/postcodes.ts'
import { useActivityCountriesQuery } from '../../api/places.ts'
import { useCountries } from '../../components/words/use-countries.ts'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Values } from './data-values.ts'
import { useActivityId } from '../../state/hooks.ts'
import '../../components/page/form-page.css'

type Props = { form: UseFormReturn<Values>; hasStreet: boolean; told: string | undefined }

/** Her country, and where the activity asks for it her address; the postcode as the country writes it. `told`: the country so far. */
export function WhereSheLives({ form: { control, register, getValues, setValue, formState }, hasStreet, told }: Props) {
  const { t } = useLingui()
  const id = useId()
  const activityId = useActivityId()
  const { data } = useActivityCountriesQuery(activityId ? { activityId } : skipToken)
  const { countryId, address, streetNumber, cap } = formState.errors
  const chosen = useWatch({ control, name: 'countryId' })
  const countries = useCountries(data?.data, { chosen, choose: (code) => setValue('countryId', code), kept: told })
  const example = postcodeExample(chosen)
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
        options={countries}
        error={countryId?.message}
        {...register('countryId', { deps: 'cap' })}
      />
      {hasStreet ? (
        <>
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
        </>
      ) : null}
    </section>
  )
}
