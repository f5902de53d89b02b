import { useState } from 'react'
import { AskEmail } from './AskEmail.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import type { StepProps } from './step.ts'

/** Her address: asked, looked at once more, and then written to. Spec §5. */
export function EmailStep({ at }: StepProps) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <ConfirmEmail at={at} onChange={() => setAsked(false)} />
  return <AskEmail at={at} onNext={() => setAsked(true)} />
}
