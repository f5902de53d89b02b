import { Trans, useLingui } from '@lingui/react/macro'
import { useForm, useWatch } from 'react-hook-form'
import { personalWords } from '#rules/password.ts'
import { NewPasswordField } from '../../components/account/NewPasswordField.tsx'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useStrength } from '../../components/account/use-strength.ts'
import type { StepProps } from './step.ts'

/** As the contract has it. */
const LONGEST = 128

/** A new password, once: it can be shown, so that it need not be typed twice. */
export function OwnPassword({ at }: StepProps) {
  const { t } = useLingui()
  const { activity, answers, secrets, proceed } = at
  const { register, control, handleSubmit, setFocus, formState } = useForm({ defaultValues: { password: secrets.password ?? '' } })
  const { password: wrong } = formState.errors
  const { email = '', name, surname } = answers
  const known = personalWords({ email, name, surname, activity: activity.name })
  const judged = useStrength(useWatch({ control, name: 'password' }), known)
  return (
    <StepForm
      title={t`Scegli una password`}
      {...at.way('password')}
      missing={judged.missing}
      onNext={handleSubmit(async ({ password }) => {
        if (await judged.isEnough()) await proceed('password', { secrets: { password } })
        else setFocus('password')
      })}
    >
      <p className="step-text">
        <Trans>Ti serve quando cambi telefono.</Trans>
      </p>
      <input className="unseen" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <NewPasswordField
        label={t`Password`}
        data-first
        judged={judged}
        enterKeyHint="next"
        error={wrong?.type === 'maxLength' ? t`Al massimo ${LONGEST} caratteri` : wrong ? t`Scrivi la password` : at.refused('password')}
        {...register('password', { required: true, maxLength: LONGEST })}
      />
    </StepForm>
  )
}
