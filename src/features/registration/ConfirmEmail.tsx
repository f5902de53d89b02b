import { Trans, useLingui } from '@lingui/react/macro'
import { MailQuestionMark } from 'lucide-react'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { useSubmit } from '../../components/submit/use-submit.ts'
import type { StepProps } from './step.ts'
import { useCodeMail } from './use-code-mail.ts'
import './registration.css'

/** The address once more in large letters: confirm it, or change it. Spec §5. */
export function ConfirmEmail({ at, onChange }: StepProps & { onChange: () => void }) {
  const { t } = useLingui()
  const { email = '' } = at.answers
  const send = useCodeMail(at)
  const { submit, ...state } = useSubmit(() => send(), {
    onDone: (draft) => at.proceed('email', { draft, secrets: { code: undefined } }),
  })
  return (
    <StepPage
      {...at.progress('email')}
      top={<StepIcon icon={MailQuestionMark} />}
      title={t`È giusto così?`}
      next={t`Sì, mandami il codice`}
      onBack={onChange}
      onNext={submit}
      {...state}
      others={
        <button type="button" className="step-other" onClick={onChange}>
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
    </StepPage>
  )
}
