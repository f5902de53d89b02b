import { Trans } from '@lingui/react/macro'
import './device-facts.css'

/** The technical words about a device, for who asks for them. */
export function DeviceFacts({ facts }: { facts: string }) {
  if (!facts) return null
  return (
    <details className="device-facts small quiet">
      <summary>
        <Trans>Dettagli tecnici</Trans>
      </summary>
      {facts}
    </details>
  )
}
