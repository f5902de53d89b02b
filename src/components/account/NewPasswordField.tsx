import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/PasswordField.tsx'
import './new-password.css'
import { useAdvice } from '../person/use-advice.ts'
import type { Judged } from './use-strength.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'aria-describedby'> & { judged: Judged }

const STEPS = [1, 2, 3, 4]

/** A password to choose: how strong it is in words, and what would help. Give `judged` from `useStrength`. Spec §5. */
export function NewPasswordField({ judged, ...input }: Props) {
  const { state, strength } = judged
  const advice = useAdvice()
  return (
    <div className="new-password">
      <PasswordField {...input} autoComplete="new-password" hint={<Verdict judged={judged} />} />
      {state === 'weak' && strength ? <p className="strength-advice">{advice(strength.why)}</p> : null}
    </div>
  )
}

/** The verdict as a bar and in words, read out as it changes. */
function Verdict({ judged: { state, strength } }: { judged: Judged }) {
  const { t } = useLingui()
  const words = [t`Troppo facile da indovinare`, t`Facile da indovinare`, t`Quasi: aggiungi ancora qualcosa`, t`Buona`, t`Ottima`]
  const level = state === 'empty' || state === 'unknown' || !strength ? 0 : Math.max(1, strength.score)
  const isTold = state === 'weak' || state === 'enough'
  return (
    <div className={`strength strength-${level}`}>
      <div className="strength-bar" aria-hidden>
        {STEPS.map((step) => (
          <span key={step} className={step <= level ? 'strength-on' : undefined} />
        ))}
      </div>
      <p className={isTold ? 'strength-told' : undefined} role="status">
        {state === 'empty' ? <Trans>Tre o quattro parole a caso sono una buona password.</Trans> : null}
        {state === 'asking' ? <Trans>Controlliamo quanto è sicura…</Trans> : null}
        {state === 'unknown' ? <Trans>La controlliamo quando continui.</Trans> : null}
        {state === 'enough' ? <CircleCheck aria-hidden size={18} strokeWidth={1.75} /> : null}
        {isTold && strength ? words[strength.score] : null}
      </p>
    </div>
  )
}
