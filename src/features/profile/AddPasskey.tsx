import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useDispatch } from 'react-redux'
import { useAddPasskeyMutation, useAskPasskeyMutation } from '../../api/passkeys.ts'
import { defaultName, look } from '../../pwa/device.ts'
import { makePasskey } from '../../pwa/passkeys.ts'
import { said } from '../../state/messages.ts'
import { useAttempt } from '../../components/use-attempt.ts'
import { useWhy } from '../../components/use-why.ts'
import { useRefocus } from '../../ui/refocus.ts'

/** Makes a passkey on this device, named after it. */
export function AddPasskey({ isOnline }: { isOnline: boolean }) {
  const { t } = useLingui()
  useRefocus()
  const why = useWhy()
  const dispatch = useDispatch()
  const [ask] = useAskPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const { isBusy, send, refusal } = useAttempt(async () => {
    const asked = await ask({})
    if (asked.error) return why(asked.error)
    const passkey = await makePasskey(asked.data.data)
    if (passkey === 'known') return t`Su questo dispositivo c'è già una passkey per il tuo account.`
    if (passkey === 'dismissed') return t`Nessuna passkey creata. Puoi riprovare quando vuoi.`
    const { error } = await add({ passkey, name: defaultName(await look()) })
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
        onClick={() => void send()}
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        {isOnline ? <Trans>Aggiungi una passkey</Trans> : <Trans>Per aggiungerla serve la rete</Trans>}
      </button>
      {refusal ? (
        <p className="form-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
    </>
  )
}
