import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAddPasskeyMutation } from '../../api/passkeys.ts'
import { look, passkeyName } from '../../pwa/device.ts'
import { makePasskey } from '../../pwa/passkeys.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { PasskeyProof } from './PasskeyProof.tsx'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../../ui/Refusal.tsx'

/** Makes a passkey on this device, named after it, once its owner has proved that it is she. `hasPasskey`: one on this host. */
export function AddPasskey({ hasPasskey }: { hasPasskey: boolean }) {
  const { t } = useLingui()
  useRefocus()
  const [isAsked, setAsked] = useState(false)
  const [add] = useAddPasskeyMutation()
  const make = async (options: object) => {
    const passkey = await makePasskey(options)
    if (passkey === 'known') return { error: { message: t`Su questo dispositivo c’è già una passkey per il tuo account.` } }
    if (passkey === 'dismissed') return { error: { message: t`Nessuna passkey creata. Puoi riprovare quando vuoi.` } }
    return add({ passkey, name: passkeyName(await look()) })
  }
  const { submit, isBusy, isOffline, refusal } = useSubmit(make, { success: t`Passkey aggiunta` })
  return (
    <>
      <Button
        look="primary"
        disabled={isOffline}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setAsked(true)
        }}
      >
        <Plus aria-hidden size={20} strokeWidth={1.75} />
        {isOffline ? <Trans>Per aggiungerla serve la rete</Trans> : <Trans>Aggiungi una passkey</Trans>}
      </Button>
      <Refusal>{refusal}</Refusal>
      {isAsked ? (
        <PasskeyProof
          hasPasskey={hasPasskey}
          onProven={(options) => {
            setAsked(false)
            void submit(options)
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
