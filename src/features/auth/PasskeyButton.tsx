import { Trans, useLingui } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { useAskEntryMutation, useEnterByPasskeyMutation } from '../../api/passkeys.ts'
import { showPasskey } from '../../pwa/passkeys.ts'
import { askToPersist } from '../../pwa/storage.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Button } from '../../ui/Button.tsx'
import './login.css'

/** Log-in with a passkey of this host, without a name or a password. */
export function PasskeyButton() {
  const { t } = useLingui()
  const [ask] = useAskEntryMutation()
  const [enter] = useEnterByPasskeyMutation()
  const run = async () => {
    const asked = await ask({})
    if (!asked.data) return asked
    const passkey = await showPasskey(asked.data.data)
    if (passkey === 'dismissed') return { error: { message: t`Nessuna passkey scelta. Puoi sempre accedere con la password.` } }
    return enter({ passkey })
  }
  const { submit, isBusy, isOffline, refusal } = useSubmit(run, { onDone: () => void askToPersist() })
  return (
    <>
      <Button
        isWide
        className="login-passkey"
        disabled={isOffline}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => void submit()}
      >
        <Fingerprint aria-hidden size={22} strokeWidth={1.75} />
        <Trans>Entra con la passkey</Trans>
      </Button>
      {refusal ? (
        <p className="login-note" role="alert">
          {refusal}
        </p>
      ) : null}
    </>
  )
}
