import { KnownPassword } from './KnownPassword.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import type { StepProps } from './step.ts'

/** A password to choose; of whoever has an account already, hers. SEMANTICS 12. */
export const PasswordStep = ({ at }: StepProps) => (at.draft.isKnown ? <KnownPassword at={at} /> : <OwnPassword at={at} />)
