import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Proof } from '#contract/passkeys.ts'
import { useAskPasskeyMutation, useAskPasskeyProofMutation } from '../../api/passkeys.ts'
import { useAttempt } from '../../components/account/use-attempt.ts'
import { useWhy } from '../../components/words/use-why.ts'
import { showPasskey } from '../../pwa/passkeys.ts'
import { Dialog } from '../../ui/overlays.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'

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
  const why = useWhy()
  const [oldPassword, setOldPassword] = useState('')
  const [askProof] = useAskPasskeyProofMutation()
  const [ask] = useAskPasskeyMutation()
  const prove = async (proof: Proof) => {
    const { data, error } = await ask({ proof })
    if (error) return why(error)
    onProven(data.data)
    return undefined
  }
  const show = async () => {
    const { data, error } = await askProof({})
    if (error) return why(error)
    const passkey = await showPasskey(data.data)
    return passkey === 'dismissed' ? t`Nessuna passkey scelta. Puoi scrivere la password.` : prove({ passkey })
  }
  const typed = () => (oldPassword ? prove({ oldPassword }) : Promise.resolve(t`Scrivi la password`))
  const { send, refusal } = useAttempt((way: () => Promise<string | undefined>) => way())
  return (
    <Dialog
      title={t`Conferma che sei tu`}
      save={t`Continua`}
      cancel={t`Annulla`}
      size="small"
      second={hasPasskey ? { label: t`Usa una passkey che hai`, onSave: () => void send(show) } : undefined}
      onSave={() => void send(typed)}
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
