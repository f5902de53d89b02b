import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useEndOthersMutation } from '../../api/account.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Dialog } from '../../ui/overlays.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { PasskeysToo } from './PasskeysToo.tsx'
import { Button } from '../../ui/Button.tsx'

/** Ends every log-in but this one, once that is confirmed. */
export function EndOthersButton() {
  const { t } = useLingui()
  const [endOthers] = useEndOthersMutation()
  const [isAsked, setAsked] = useState(false)
  const [removesPasskeys, setRemovesPasskeys] = useState(false)
  useRefocus()
  const { submit, isOffline } = useSubmit(endOthers, { success: t`Ora il tuo account è aperto solo qui` })
  const end = () => {
    setAsked(false)
    void submit({ removePasskeys: removesPasskeys ? 'Y' : 'N' })
  }
  const open = () => {
    setRemovesPasskeys(false)
    setAsked(true)
  }
  return (
    <>
      <Button isWide disabled={isOffline} onClick={open}>
        {isOffline ? <Trans>Per uscire dagli altri serve la rete</Trans> : <Trans>Esci da tutti gli altri dispositivi</Trans>}
      </Button>
      {isAsked ? (
        <Dialog
          title={t`Uscire da tutti gli altri?`}
          save={t`Esci dagli altri`}
          cancel={t`Annulla`}
          size="small"
          isOffline={isOffline}
          onSave={end}
          onClose={() => setAsked(false)}
        >
          <p>
            <Trans>Lì servirà di nuovo la password, e non arriveranno più avvisi. Su questo dispositivo non cambia nulla.</Trans>
          </p>
          <PasskeysToo isChosen={removesPasskeys} onChoose={setRemovesPasskeys} />
        </Dialog>
      ) : null}
    </>
  )
}
