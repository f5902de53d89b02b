import { part } from '../../ui/part.tsx'
import type { StepProps } from './step.ts'

// Which of the two it is her address tells, long after the first question is there.
export const OwnPassword = part(() => import('./OwnPassword.tsx').then((m) => m.OwnPassword))
export const KnownPassword = part(() => import('./KnownPassword.tsx').then((m) => m.KnownPassword))

/** A password to choose; of whoever has an account already, hers. SEMANTICS 12. */
export const PasswordStep = ({ at }: StepProps) => (at.draft.isKnown ? <KnownPassword at={at} /> : <OwnPassword at={at} />)
