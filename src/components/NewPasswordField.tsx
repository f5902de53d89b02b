import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { PasswordField } from '../ui/PasswordField.tsx'
import './new-password.css'
import type { Judged } from './use-strength.ts'

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete' | 'aria-describedby'> & { judged: Judged }

const STEPS = [1, 2, 3, 4]

/** A password to choose: how strong it is in words, and what would help. Give `judged` from `useStrength`. Spec §5. */
export function NewPasswordField({ judged, ...input }: Props) {
  const id = useId()
  const { state, strength } = judged
  const level = state === 'empty' || !strength ? 0 : Math.max(1, strength.score)
  return (
    <div className="new-password">
      <PasswordField {...input} autoComplete="new-password" hint={<Verdict judged={judged} />} />
      <div className={`strength strength-${level}`} aria-hidden id={id}>
        {STEPS.map((step) => (
          <span key={step} className={step <= level ? 'strength-on' : undefined} />
        ))}
      </div>
      {state === 'weak' && strength && strength.advice.length > 0 ? (
        <ul className="strength-advice">
          {strength.advice.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The verdict in words, read out as it changes. */
function Verdict({ judged: { state, strength } }: { judged: Judged }) {
  const { t } = useLingui()
  const words = [t`Troppo facile da indovinare`, t`Facile da indovinare`, t`Quasi: aggiungi ancora qualcosa`, t`Buona`, t`Ottima`]
  return (
    <p className={`strength-verdict strength-${state}`} role="status">
      {state === 'empty' ? <Trans>Tre o quattro parole a caso sono una buona password.</Trans> : null}
      {state === 'asking' ? <Trans>Controllo quanto è sicura…</Trans> : null}
      {state === 'unknown' ? <Trans>Quanto è sicura lo controlliamo quando continui.</Trans> : null}
      {state === 'enough' ? <CircleCheck aria-hidden size={18} strokeWidth={1.75} /> : null}
      {(state === 'weak' || state === 'enough') && strength ? words[strength.score] : null}
    </p>
  )
}
