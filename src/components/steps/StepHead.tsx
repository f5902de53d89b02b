import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { LanguageButton } from '../words/LanguageButton.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './step-page.css'

export type Progress = {
  /** What the steps lead to, and whose it is. */
  flow: string
  of?: string | undefined
  /** Left out where it is not known how many there will be. */
  step?: number
  steps?: number
  onBack?: (() => void) | undefined
}

/** The way back, how far she is, and the languages. The segments are the only counter; its words are for who does not see them. LOOK phone-8. */
export function StepHead({ flow, of, step = 0, steps = 0, onBack }: Progress) {
  const { t } = useLingui()
  return (
    <header className="step-head">
      {onBack ? (
        <IconButton label={t`Torna indietro`} onClick={onBack}>
          <ChevronLeft aria-hidden strokeWidth={1.75} />
        </IconButton>
      ) : null}
      <p className={steps ? 'unseen' : 'step-flow'}>{flow}</p>
      {steps ? (
        <>
          <p className="unseen" role="status">
            <Trans>
              Passo {step} di {steps}
            </Trans>
            {of ? ` · ${of}` : null}
          </p>
          <div className="step-bars" aria-hidden>
            {Array.from({ length: steps }, (_, at) => (
              <span key={at} className={at < step ? 'step-done' : undefined} />
            ))}
          </div>
        </>
      ) : null}
      <LanguageButton />
    </header>
  )
}
