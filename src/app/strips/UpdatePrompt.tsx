import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useUpdate } from '../../pwa/update.ts'
import { whenSaved } from '../../ui/use-unsaved.ts'
import './strip.css'

/** A quiet bar once a new version waits. It is used on a tap, and never under a form or a dialog. */
export function UpdatePrompt() {
  const { t } = useLingui()
  const { isWaiting, apply } = useUpdate()
  const [isLater, setLater] = useState(false)
  if (!isWaiting || isLater) return null
  return (
    <div className="strip" role="status">
      <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
      <span>
        <Trans>C’è una versione nuova</Trans>
      </span>
      <button type="button" onClick={() => whenSaved(apply)}>
        <Trans>Aggiorna</Trans>
      </button>
      <button type="button" className="strip-close" aria-label={t`Chiudi`} onClick={() => setLater(true)}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
