import { Trans, useLingui } from '@lingui/react/macro'
import { MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import { StepIcon } from '../../components/steps/StepIcon.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import type { StepProps } from './step.ts'
import { useCodeMail } from './use-code-mail.ts'

/** The address once more in large letters: confirm it, or change it. Spec §5. */
export function ConfirmEmail({ at, onChange }: StepProps & { onChange: () => void }) {
  const { t } = useLingui()
  const { email = '' } = at.answers
  const [refusal, setRefusal] = useState<string>()
  const send = useCodeMail(at)
  const next = async () => {
    const { draft, refused } = await send()
    setRefusal(refused)
    if (draft) await at.proceed('email', { draft, secrets: { code: undefined } })
  }
  return (
    <StepPage
      {...at.progress('email')}
      top={<StepIcon icon={MailQuestionMark} />}
      title={t`È giusto così?`}
      next={t`Sì, mandami il codice`}
      asksServer
      onBack={onChange}
      onNext={next}
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
      {refusal ? (
        <p className="step-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
    </StepPage>
  )
}
