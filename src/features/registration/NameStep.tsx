import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { PersonName } from '#contract/registration.ts'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { Field } from '../../ui/Field.tsx'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import type { StepProps } from './step.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'

const Name = z.object({ name: PersonName, surname: PersonName })

/** What she is called, and whether the card is hers or a business's. */
export function NameStep({ at }: StepProps) {
  const { t } = useLingui()
  const { answers, keep, proceed } = at
  const form = useForm({
    defaultValues: { name: answers.name ?? '', surname: answers.surname ?? '' },
    resolver: standardSchemaResolver(Name),
  })
  useKept(form, keep)
  const { register, handleSubmit, formState } = form
  const { name, surname } = formState.errors
  return (
    <StepPage
      {...at.progress('name')}
      title={t`Come ti chiami?`}
      {...at.way('name')}
      onNext={handleSubmit((values) => proceed('name', { answers: values }))}
    >
      <p className="step-text">
        <Trans>Come vuoi che ti salutiamo in cassa.</Trans>
      </p>
      <Field
        label={t({ message: 'Nome', context: 'person' })}
        data-first
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={60}
        enterKeyHint="next"
        error={name ? t`Scrivi il nome` : at.refused('name')}
        {...register('name')}
      />
      <Field
        label={t`Cognome`}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={60}
        enterKeyHint="next"
        error={surname ? t`Scrivi il cognome` : at.refused('surname')}
        {...register('surname')}
      />
      <RadioChoice
        legend={t`La carta è per`}
        name="typo"
        chosen={answers.typo ?? 'F'}
        options={[
          { value: 'F', label: t`Me` },
          { value: 'G', label: t`La mia azienda` },
        ]}
        onChoose={(typo) => keep({ typo })}
      />
    </StepPage>
  )
}
