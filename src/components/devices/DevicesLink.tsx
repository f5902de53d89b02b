import { Trans } from '@lingui/react/macro'
import { BellRing, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Panel } from '../../ui/Panel.tsx'
import './devices-link.css'
import { RowIcon, RowWords } from '../../ui/Row.tsx'

/** The way to the customer's own page of devices, where pushes are switched on and off. SEMANTICS 13. */
export function DevicesLink() {
  return (
    <Panel as={Link} className="devices-link" to="/devices">
      <RowIcon tone="brand" isLarge>
        <BellRing aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>
          <Trans>Avvisi e dispositivi</Trans>
        </strong>
        <span className="small quiet">
          <Trans>Scegli dove ricevere le novità</Trans>
        </span>
      </RowWords>
      <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
    </Panel>
  )
}
