import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { inMinutes, useCountdown } from '../../components/steps/use-countdown.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import type { StepProps } from './step.ts'
import { useCodeMail } from './use-code-mail.ts'
import '../../components/steps/step-page.css'
import '../../ui/field.css'
import './registration.css'

const WAIT_SECONDS = 60

/** Another letter, after a minute. SEMANTICS 2. */
export function ResendButton({ at, onSent }: StepProps & { onSent: () => void }) {
  const send = useCodeMail(at)
  const left = useCountdown(at.draft.sentAt, WAIT_SECONDS)
  const [isSent, setSent] = useState(false)
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => send({ isAnother: true }), {
    onDone: (draft) => {
      at.change(draft)
      setSent(true)
      onSent()
    },
  })
  const wait = inMinutes(left)
  return (
    <>
      <p className="step-missing" role="status">
        {isSent && left > 0 ? <Trans>Un altro codice è in arrivo: quello di prima non vale più.</Trans> : null}
      </p>
      {refusal ? (
        <p className="field-error" role="alert">
          {refusal}
        </p>
      ) : null}
      {left > 0 ? (
        <p className="step-other step-wait">
          <Trans>
            Nuovo codice tra <strong>{wait}</strong>
          </Trans>
        </p>
      ) : (
        <button type="button" className="step-other" disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
          <Trans>Manda un altro codice</Trans>
        </button>
      )}
    </>
  )
}
