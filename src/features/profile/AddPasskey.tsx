import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useAddPasskeyMutation } from '../../api/passkeys.ts'
import { look, passkeyName } from '../../pwa/device.ts'
import { makePasskey } from '../../pwa/passkeys.ts'
import { said } from '../../state/messages.ts'
import { useAttempt } from '../../components/account/use-attempt.ts'
import { useWhy } from '../../components/words/use-why.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { PasskeyProof } from './PasskeyProof.tsx'

/** Makes a passkey on this device, named after it, once its owner has proved that it is she. `hasPasskey`: one on this host. */
export function AddPasskey({ isOnline, hasPasskey }: { isOnline: boolean; hasPasskey: boolean }) {
  const { t } = useLingui()
  useRefocus()
  const why = useWhy()
  const dispatch = useDispatch()
  const [isAsked, setAsked] = useState(false)
  const [add] = useAddPasskeyMutation()
  const { isBusy, send, refusal } = useAttempt(async (options: object) => {
    const passkey = await makePasskey(options)
    if (passkey === 'known') return t`Su questo dispositivo c’è già una passkey per il tuo account.`
    if (passkey === 'dismissed') return t`Nessuna passkey creata. Puoi riprovare quando vuoi.`
    const { error } = await add({ passkey, name: passkeyName(await look()) })
    if (error) return why(error)
    dispatch(said('success', t`Passkey aggiunta`))
    return undefined
  })
  return (
    <>
      <button
        type="button"
        className="button button-primary"
        disabled={!isOnline}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setAsked(true)
        }}
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        {isOnline ? <Trans>Aggiungi una passkey</Trans> : <Trans>Per aggiungerla serve la rete</Trans>}
      </button>
      {refusal ? (
        <p className="form-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
      {isAsked ? (
        <PasskeyProof
          hasPasskey={hasPasskey}
          onProven={(options) => {
            setAsked(false)
            void send(options)
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
