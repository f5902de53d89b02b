import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { CodeField } from '../../ui/CodeField.tsx'
import { pathOf } from './questions.ts'
import { ResendButton } from './ResendButton.tsx'
import type { StepProps } from './step.ts'
import { useCodeCheck } from './use-code-check.ts'
import './registration.css'

/** The six digits of the letter, checked as soon as the last one stands there. Spec §5. */
export function CodeStep({ at }: StepProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [digits, setDigits] = useState('')
  const { verdict, check, reset, refusal, ...state } = useCodeCheck(at)
  const lookAtFirst = useFirstLacking()
  const isWhole = digits.length === 6
  const isRight = verdict?.outcome === 'correct'
  const type = (typed: string) => {
    if (typed === digits || isRight) return
    setDigits(typed)
    reset()
    if (typed.length === 6) void check(typed)
  }
  const clear = () => {
    setDigits('')
    reset()
  }
  return (
    <StepForm
      title={t`Controlla la posta`}
      {...at.way('code')}
      missing={isWhole ? undefined : t`Scrivi le sei cifre del codice`}
      onNext={() => (isWhole ? check(digits) : lookAtFirst())}
      {...state}
      others={<ResendButton at={at} onSent={clear} />}
    >
      <p className="step-text">
        <Trans>
          Mandato a <strong>{at.draft.sentTo}</strong>
        </Trans>{' '}
        <button
          type="button"
          className="link step-link"
          aria-label={t`Cambia e-mail`}
          onClick={() => void navigate(pathOf('email', at.activity.id))}
        >
          <Trans>Cambia</Trans>
        </button>
      </p>
      <CodeField
        label={t`Codice di sei cifre`}
        data-first
        value={digits}
        onChange={type}
        readOnly={isRight}
        enterKeyHint="next"
        error={isRight ? undefined : (verdict && explained()) || refusal || at.refused('code')}
      />
      <p className="code-right" role="status">
        {isRight ? (
          <>
            <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
            {verdict.message}
          </>
        ) : null}
      </p>
      <p className="quiet">
        <Trans>Non lo trovi? Guarda anche nella posta indesiderata. Il codice vale 10 minuti.</Trans>
      </p>
    </StepForm>
  )

  function explained() {
    const { outcome, message, left = 0 } = verdict ?? {}
    if (outcome === 'expired') return t`${message}: fattene mandare un altro.`
    if (outcome === 'wrong' && left === 1) return t`${message}. Hai ancora un tentativo.`
    return outcome === 'wrong' && left > 0 ? t`${message}. Hai ancora ${left} tentativi.` : message
  }
}
