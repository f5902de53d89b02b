import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Proof } from '#contract/passkeys.ts'
import { useAskPasskeyMutation, useAskPasskeyProofMutation } from '../../api/passkeys.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { showPasskey } from '../../pwa/passkeys.ts'
import { Dialog } from '../../ui/overlays.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import './log-ins.css'

type Props = {
  /** She has one on this host, which proves as much as her password. */
  hasPasskey: boolean
  /** With what a browser needs to make another. */
  onProven: (options: object) => void
  onClose: () => void
}

/** Is it she who wants another passkey, or who found her phone open? Her password says so, or a passkey that she has. */
export function PasskeyProof({ hasPasskey, onProven, onClose }: Props) {
  const { t } = useLingui()
  const [oldPassword, setOldPassword] = useState('')
  const [askProof] = useAskPasskeyProofMutation()
  const [ask] = useAskPasskeyMutation()
  const prove = async (proof: Proof) => ask({ proof })
  const byPassword = async () => (oldPassword ? prove({ oldPassword }) : { error: { message: t`Scrivi la password` } })
  const byPasskey = async () => {
    const asked = await askProof({})
    if (!asked.data) return { error: asked.error }
    const passkey = await showPasskey(asked.data.data)
    return passkey === 'dismissed' ? { error: { message: t`Nessuna passkey scelta. Puoi scrivere la password.` } } : prove({ passkey })
  }
  const { submit, isBusy, isOffline, refusal } = useSubmit((by: typeof byPassword | typeof byPasskey) => by(), {
    onDone: ({ data }) => onProven(data),
  })
  return (
    <Dialog
      title={t`Conferma che sei tu`}
      save={t`Continua`}
      cancel={t`Annulla`}
      size="small"
      second={hasPasskey ? { label: t`Usa una passkey che hai`, onSave: () => submit(byPasskey) } : undefined}
      isBusy={isBusy}
      isOffline={isOffline}
      onSave={() => submit(byPassword)}
      onClose={onClose}
    >
      <div className="passkey-proof">
        <p>
          <Trans>Una passkey apre il tuo account: prima di aggiungerne una, scrivi la tua password.</Trans>
        </p>
        <PasswordField
          label={t`La tua password`}
          autoComplete="current-password"
          enterKeyHint="done"
          value={oldPassword}
          onChange={({ target }) => setOldPassword(target.value)}
          error={refusal}
        />
      </div>
    </Dialog>
  )
}
