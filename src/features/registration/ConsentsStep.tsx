import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { unanswered } from '#rules/consents.ts'
import { ConsentChoices } from '../../components/privacy/ConsentChoices.tsx'
import { StepPage } from '../../components/steps/StepPage.tsx'
import { useMissingWords } from '../../components/privacy/use-missing-words.ts'
import type { StepProps } from './step.ts'

/** The three consents apart, none preset. SEMANTICS 10, LOOK "I tuoi consensi". */
export function ConsentsStep({ at }: StepProps) {
  const { t } = useLingui()
  const { activity, privacy, answers, keep, proceed } = at
  const [isTried, setTried] = useState(false)
  const words = useMissingWords()
  if (!privacy) return null
  const missing = unanswered(privacy, answers)
  const next = () => {
    setTried(true)
    if (!missing) return proceed('consents')
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.consent-missing input')?.focus())
  }
  return (
    <StepPage
      {...at.progress('consents')}
      title={t`I tuoi consensi`}
      {...at.way('consents')}
      missing={missing && words[missing]}
      onNext={next}
    >
      <p className="step-text">
        <Trans>Per avere la carta serve solo il primo. Gli altri li decidi tu e li cambi quando vuoi in Privacy.</Trans>
      </p>
      {at.refused('informativaPrivacy') ? (
        <p className="step-refusal" role="alert">
          {at.refused('informativaPrivacy')}
        </p>
      ) : null}
      <ConsentChoices
        privacy={privacy}
        owner={activity.name}
        choices={answers}
        onChange={({ informativaPrivacy, informativaPointB, informativaPointC }) =>
          keep({ informativaPrivacy, informativaPointB, informativaPointC })
        }
        missing={isTried ? missing : undefined}
      />
    </StepPage>
  )
}
