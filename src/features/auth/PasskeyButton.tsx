import { Trans, useLingui } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { useAskEntryMutation, useEnterByPasskeyMutation } from '../../api/passkeys.ts'
import { showPasskey } from '../../pwa/passkeys.ts'
import { askToPersist } from '../../pwa/storage.ts'
import { useAttempt } from '../../components/account/use-attempt.ts'
import { useWhy } from '../../components/words/use-why.ts'

/** Log-in with a passkey of this host, without a name or a password. */
export function PasskeyButton({ isOnline }: { isOnline: boolean }) {
  const { t } = useLingui()
  const why = useWhy()
  const [ask] = useAskEntryMutation()
  const [enter] = useEnterByPasskeyMutation()
  const { isBusy, send, refusal } = useAttempt(async () => {
    const asked = await ask({})
    if (asked.error) return why(asked.error)
    const passkey = await showPasskey(asked.data.data)
    if (passkey === 'dismissed') return t`Nessuna passkey scelta. Puoi sempre accedere con la password.`
    const { error } = await enter({ passkey })
    if (error) return why(error)
    void askToPersist()
    return undefined
  })
  return (
    <>
      <button
        type="button"
        className="button button-wide login-passkey"
        disabled={!isOnline}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => void send()}
      >
        <Fingerprint aria-hidden size={22} strokeWidth={1.75} />
        <Trans>Entra con la passkey</Trans>
      </button>
      {refusal ? (
        <p className="login-note" role="alert">
          {refusal}
        </p>
      ) : null}
    </>
  )
}
