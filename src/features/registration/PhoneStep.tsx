import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Phone } from '#contract/registration.ts'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { Field } from '../../ui/Field.tsx'
import type { StepProps } from './step.ts'
import { useKept } from '../../components/wizard/use-kept-form.ts'

const Number = z.object({ phone: Phone })

/** Her number, where the activity needs one. */
export function PhoneStep({ at }: StepProps) {
  const { t } = useLingui()
  const { activity, answers, keep, proceed } = at
  const form = useForm({ defaultValues: { phone: answers.phone ?? '' }, resolver: standardSchemaResolver(Number) })
  useKept(form, keep)
  return (
    <StepPage
      {...at.progress('phone')}
      title={t`A che numero ti troviamo?`}
      {...at.way('phone')}
      onNext={form.handleSubmit((values) => proceed('phone', { answers: values }))}
    >
      <p className="step-text">
        <Trans>{activity.name} lo usa per la tua carta e le tue prenotazioni.</Trans>
      </p>
      <Field
        label={t`Cellulare`}
        data-first
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        error={form.formState.errors.phone ? t`Scrivi un numero di telefono, per esempio 333 1234567` : at.refused('phone')}
        {...form.register('phone')}
      />
    </StepPage>
  )
}
