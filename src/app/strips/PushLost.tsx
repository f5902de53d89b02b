import { Trans, useLingui } from '@lingui/react/macro'
import { BellOff, X } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { usePush } from './use-push.ts'
import './strip.css'

/** Tells once that notices stopped coming to this device, and where to turn them on again. SEMANTICS 8. */
export function PushLost() {
  const { t } = useLingui()
  const { isLost, close } = usePush()
  const { pathname } = useLocation()
  if (!isLost || pathname === '/devices') return null
  return (
    <div className="strip" role="status">
      <BellOff aria-hidden size={18} strokeWidth={1.75} />
      <span>
        <Trans>Gli avvisi su questo dispositivo si sono spenti</Trans>
      </span>
      <Link to="/devices" onClick={close}>
        <Trans>Riaccendi</Trans>
      </Link>
      <button type="button" className="strip-close" aria-label={t`Chiudi`} onClick={close}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
