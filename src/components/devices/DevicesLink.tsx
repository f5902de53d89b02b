import { Trans } from '@lingui/react/macro'
import { BellRing, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import './devices-link.css'

/** The way to the customer's own page of devices, where pushes are switched on and off. SEMANTICS 13. */
export function DevicesLink() {
  return (
    <Link className="panel devices-link" to="/devices">
      <span className="tile-icon">
        <BellRing aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <span className="devices-words">
        <strong>
          <Trans>Avvisi e dispositivi</Trans>
        </strong>
        <span className="small quiet">
          <Trans>Scegli dove ricevere le novità</Trans>
        </span>
      </span>
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  )
}
