import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { useRemovePasskeyMutation } from '../../api/passkeys.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { Dialog } from '../../ui/overlays.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import './log-ins.css'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** One passkey: its name, where it works, when it was used, and its removal once that is confirmed. */
export function PasskeyRow({ passkey: { id, name, host, created, used } }: { passkey: Passkey }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  useRefocus()
  const [remove] = useRemovePasskeyMutation()
  const { submit, isBusy, isOffline } = useSubmit(remove)
  const [made, last] = [useMoment(created, zone), useMoment(used ?? undefined, zone)]
  const isElsewhere = host !== location.hostname
  return (
    <Row className="log-in" aria-busy={isBusy || undefined}>
      <RowIcon>
        <KeyRound aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{name}</strong>
        {isElsewhere ? (
          <span className="small quiet">
            <Trans>Vale su {host}</Trans>
          </span>
        ) : null}
        <span className="small quiet">{last ? <Trans>Ultimo uso: {last}</Trans> : <Trans>Creata: {made}</Trans>}</span>
      </RowWords>
      <button
        type="button"
        className="log-in-end"
        aria-label={t`Togli la passkey ${name}`}
        aria-disabled={isOffline || isBusy || undefined}
        onClick={() => {
          if (!isOffline && !isBusy) setAsked(true)
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
          isOffline={isOffline}
          onSave={() => {
            setAsked(false)
            void submit({ id })
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            <Trans>Non aprirà più il tuo account. Puoi cancellarla anche dalle impostazioni del dispositivo.</Trans>
          </p>
        </Dialog>
      ) : null}
    </Row>
  )
}
