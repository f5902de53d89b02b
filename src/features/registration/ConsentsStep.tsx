import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StepForm } from '../../components/steps/StepForm.tsx'
import { useFirstLacking } from '../../components/submit/use-first-lacking.ts'
import { Consents } from './Consents.tsx'
import type { StepProps } from './step.ts'
import { lackingConsents, useLackWords } from './use-lacking.ts'

/** The consents by themselves, where the screen is low or the letters are large. SEMANTICS 10, LOOK phone-8. */
export function ConsentsStep({ at }: StepProps) {
  const { t } = useLingui()
  const [isTried, setTried] = useState(false)
  const lacking = lackingConsents(at)
  const words = useLackWords()
  const lookAtFirst = useFirstLacking()
  const next = () => {
    setTried(true)
    return lacking.length > 0 ? lookAtFirst() : at.proceed('consents')
  }
  return (
    <StepForm hasFoot title={t`I tuoi consensi`} {...at.way('consents')} missing={words(lacking)} onNext={next}>
      <p className="step-text">
        <Trans>Per avere la carta serve solo l’ultimo. Gli altri li decidi tu e li cambi quando vuoi in Privacy.</Trans>
      </p>
      <Consents at={at} isTried={isTried} />
    </StepForm>
  )
}
