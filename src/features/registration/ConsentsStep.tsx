import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { Consents, useConsents } from './Consents.tsx'
import type { StepProps } from './step.ts'

/** The consents by themselves, where the screen is low or the letters are large. SEMANTICS 10, LOOK phone-8. */
export function ConsentsStep({ at }: StepProps) {
  const { t } = useLingui()
  const [isTried, setTried] = useState(false)
  const { missing, words, look } = useConsents(at)
  const next = () => {
    setTried(true)
    if (!missing) return at.proceed('consents')
    look()
  }
  return (
    <StepForm hasFoot title={t`I tuoi consensi`} {...at.way('consents')} missing={words} onNext={next}>
      <p className="step-text">
        <Trans>Per avere la carta serve solo l’ultimo. Gli altri li decidi tu e li cambi quando vuoi in Privacy.</Trans>
      </p>
      <Consents at={at} isTried={isTried} />
    </StepForm>
  )
}
