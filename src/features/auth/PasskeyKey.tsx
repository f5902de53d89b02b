import { Trans, useLingui } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Failure } from '../../api/base-query.ts'
import { useAskEntryMutation, useEnterByPasskeyMutation } from '../../api/passkeys.ts'
import { showPasskey } from '../../pwa/passkeys.ts'
import { askToPersist } from '../../pwa/storage.ts'
import { useOnce } from '../../ui/use-once.ts'

/** Log-in with a passkey of this host, without a name or a password. */
export function PasskeyKey({ isOnline }: { isOnline: boolean }) {
  const { t } = useLingui()
  const [ask] = useAskEntryMutation()
  const [enter] = useEnterByPasskeyMutation()
  const [refusal, setRefusal] = useState<string>()
  const { isBusy, send } = useOnce(async () => {
    setRefusal(undefined)
    const no = (error: unknown) => setRefusal((error as Failure).message || t`Il server non risponde. Riprova tra poco.`)
    const asked = await ask({})
    if (asked.error) return no(asked.error)
    const passkey = await showPasskey(asked.data.data)
    if (passkey === 'dismissed') return setRefusal(t`Nessuna passkey scelta. Puoi sempre accedere con la password.`)
    const { error } = await enter({ passkey })
    if (error) return no(error)
    void askToPersist()
  })
  return (
    <>
      <button
        type="button"
        className="button button-wide"
        disabled={!isOnline}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => void send()}
      >
        <KeyRound aria-hidden size={20} strokeWidth={1.75} />
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
