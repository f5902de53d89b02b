import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { StepProps } from './step.ts'

/** She has an account, made for another activity: its password lets this card join it. */
export function KnownPassword({ at }: StepProps) {
  const { t } = useLingui()
  const { activity, answers, secrets, proceed } = at
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: secrets.password ?? '' } })
  return (
    <StepForm
      title={t`Ci conosciamo già`}
      {...at.way('password')}
      onNext={handleSubmit(({ password }) => proceed('password', { secrets: { password } }))}
      others={
        <Link className="step-other" to="/forgot-password" state={{ username: answers.email }}>
          <Trans>Password dimenticata?</Trans>
        </Link>
      }
    >
      <p className="step-text">
        <Trans>
          Hai già un accesso con questo indirizzo. Scrivi la sua password: la carta di <strong>{activity.name}</strong> si aggiunge alle
          altre.
        </Trans>
      </p>
      <input className="unseen" type="email" autoComplete="username" value={answers.email ?? ''} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        label={t`La tua password`}
        data-first
        autoComplete="current-password"
        enterKeyHint="next"
        error={formState.errors.password ? t`Scrivi la password` : at.refused('password')}
        {...register('password', { required: true })}
      />
    </StepForm>
  )
}
