import { Trans, useLingui } from '@lingui/react/macro'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import type { StepProps } from './step.ts'
import { useCodeMail } from './use-code-mail.ts'
import './registration.css'

/** The address once more, in the place of the field: confirm it, or change it. Spec §5. */
export function ConfirmEmail({ at }: StepProps) {
  const { t } = useLingui()
  const { email = '' } = at.answers
  const send = useCodeMail(at)
  const { submit, ...state } = useSubmit(() => send(), {
    onDone: (draft) => {
      at.setConfirming(false)
      return at.proceed('email', { draft, secrets: { code: undefined } })
    },
  })
  return (
    <StepForm
      of={at.activity.name}
      title={t`È giusto così?`}
      next={t`Sì, mandami il codice`}
      onNext={submit}
      {...state}
      others={
        <button type="button" className="step-other" onClick={() => at.setConfirming(false)}>
          <Trans>No, cambia indirizzo</Trans>
        </button>
      }
    >
      <p className="step-text">
        <Trans>Il codice va a questo indirizzo:</Trans>
      </p>
      <p className="confirm-address">
        <MailAddress email={email} />
      </p>
    </StepForm>
  )
}
