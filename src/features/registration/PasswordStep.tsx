import { part } from '../../ui/part.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import type { StepProps } from './step.ts'

/** Most who register have no account yet. */
export const KnownPassword = part(() => import('./KnownPassword.tsx').then((m) => m.KnownPassword))

/** A password to choose; of whoever has an account already, hers. SEMANTICS 12. */
export const PasswordStep = ({ at }: StepProps) => (at.draft.isKnown ? <KnownPassword at={at} /> : <OwnPassword at={at} />)
