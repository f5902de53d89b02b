import { useState } from 'react'
import { AskEmail } from './AskEmail.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import type { StepProps } from './step.ts'
import { useMe } from './use-me.ts'

/** Her address: asked, looked at once more, and then written to. Spec §5. */
export function EmailStep({ at }: StepProps) {
  const me = useMe()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <ConfirmEmail at={at} onChange={() => setAsked(false)} />
  return <AskEmail key={me} at={at} onNext={() => setAsked(true)} />
}
