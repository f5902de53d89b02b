import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { useRemovePasskeyMutation } from '../../api/passkeys.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { Dialog } from '../../ui/overlays.ts'
import { useRefocus } from '../../ui/refocus.ts'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** One passkey: its name, where it works, when it was used, and its removal once that is confirmed. */
export function PasskeyRow({ passkey: { id, name, host, created, used }, isOnline }: { passkey: Passkey; isOnline: boolean }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  useRefocus()
  const [remove, { isLoading }] = useRemovePasskeyMutation()
  const [made, last] = [useMoment(created, zone), useMoment(used ?? undefined, zone)]
  const isElsewhere = host !== location.hostname
  return (
    <li className="log-in" aria-busy={isLoading || undefined}>
      <span className="row-icon">
        <KeyRound aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <span className="row-words">
        <strong>{name}</strong>
        {isElsewhere ? (
          <span className="small quiet">
            <Trans>Vale su {host}</Trans>
          </span>
        ) : null}
        <span className="small quiet">{last ? <Trans>Ultimo uso: {last}</Trans> : <Trans>Creata: {made}</Trans>}</span>
      </span>
      <button
        type="button"
        className="log-in-end"
        aria-label={t`Togli la passkey ${name}`}
        aria-disabled={!isOnline || isLoading || undefined}
        onClick={() => {
          if (isOnline && !isLoading) setAsked(true)
        }}
      >
        <Trans context="remove">Togli</Trans>
      </button>
      {isAsked ? (
        <Dialog
          title={t`Togliere la passkey ${name}?`}
          save={t({ message: 'Togli', context: 'remove' })}
          isGrave
          cancel={t`Annulla`}
          size="small"
          onSave={() => {
            setAsked(false)
            void remove({ id })
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            <Trans>Non aprirà più il tuo account. Puoi cancellarla anche dalle impostazioni del dispositivo.</Trans>
          </p>
        </Dialog>
      ) : null}
    </li>
  )
}
