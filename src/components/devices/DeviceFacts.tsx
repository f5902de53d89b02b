import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import './device-facts.css'

/** The technical words about a device, for who asks for them. */
export function DeviceFacts({ facts }: { facts: string }) {
  if (!facts) return null
  return (
    <details className="device-facts small quiet">
      <summary>
        <Trans>Dettagli tecnici</Trans>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
      </summary>
      {facts}
    </details>
  )
}
