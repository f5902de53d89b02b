import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useEndOthersMutation } from '../../api/account.ts'
import { said } from '../../state/messages.ts'
import { Dialog } from '../../ui/overlays.ts'
import { useRefocus } from '../../ui/refocus.ts'
import { PasskeysToo } from './PasskeysToo.tsx'

/** Ends every log-in but this one, once that is confirmed. */
export function EndOthersButton({ isOnline }: { isOnline: boolean }) {
  const { t } = useLingui()
  const dispatch = useDispatch()
  const [endOthers] = useEndOthersMutation()
  const [isAsked, setAsked] = useState(false)
  const [removesPasskeys, setRemovesPasskeys] = useState(false)
  useRefocus()
  const end = async () => {
    setAsked(false)
    const { error } = await endOthers({ removePasskeys: removesPasskeys ? 'Y' : 'N' })
    if (!error) dispatch(said('success', t`Ora il tuo account è aperto solo qui`))
  }
  const open = () => {
    setRemovesPasskeys(false)
    setAsked(true)
  }
  return (
    <>
      <button type="button" className="button button-wide" disabled={!isOnline} onClick={open}>
        {isOnline ? <Trans>Esci da tutti gli altri dispositivi</Trans> : <Trans>Per uscire dagli altri serve la rete</Trans>}
      </button>
      {isAsked ? (
        <Dialog
          title={t`Uscire da tutti gli altri?`}
          save={t`Esci dagli altri`}
          cancel={t`Annulla`}
          size="small"
          onSave={() => void end()}
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
