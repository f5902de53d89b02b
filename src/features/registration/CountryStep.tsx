import { useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import { useCountriesQuery } from '../../api/places.ts'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { useCountries } from '../../components/words/use-countries.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { StepProps } from './step.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'

/** The country she lives in, where the activity asks for that and not for her address. */
export function CountryStep({ at }: StepProps) {
  const { t } = useLingui()
  const { data } = useCountriesQuery({ activityId: at.activity.id, sortBy: 'name' })
  const { answers, keep, proceed } = at
  const form = useForm({ defaultValues: { countryId: answers.countryId ?? 'IT' } })
  useKept(form, keep)
  const { register, control, setValue, handleSubmit, formState } = form
  const countries = useCountries(data?.data, {
    chosen: useWatch({ control, name: 'countryId' }),
    choose: (code) => setValue('countryId', code),
  })
  return (
    <StepPage
      {...at.progress('country')}
      title={t`In che paese vivi?`}
      {...at.way('country')}
      onNext={handleSubmit((values) => proceed('country', { answers: values }))}
    >
      <SelectField
        label={t`Paese`}
        data-first
        autoComplete="country"
        none={t`Scegli un paese`}
        options={countries}
        error={formState.errors.countryId ? t`Scegli un paese` : at.refused('countryId')}
        {...register('countryId', { required: true })}
      />
    </StepPage>
  )
}
