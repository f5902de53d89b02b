import { AskEmail } from './AskEmail.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import type { StepProps } from './step.ts'
import { useMe } from './use-me.ts'

/** Her address: asked, looked at once more, and then written to. Spec §5. */
export function EmailStep({ at }: StepProps) {
  const me = useMe()
  return at.isConfirming ? <ConfirmEmail at={at} /> : <AskEmail key={me} at={at} />
}
