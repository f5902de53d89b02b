import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import type { Deeds } from './use-deed.ts'
import './scan.css'
import './amount.css'

/** Why a deed was not done, beside its key. */
export function Refused({ deeds: { isOffline, refusal }, kept }: { deeds: Deeds; kept?: string | undefined }) {
  if (isOffline)
    return (
      <p className="cash-offline" role="status">
        <WifiOff aria-hidden size={20} strokeWidth={1.75} />
        {kept ? <Trans>Sei offline. {kept} resta qui</Trans> : <Trans>Sei offline</Trans>}
      </p>
    )
  return refusal ? (
    <p className="cash-refusal" role="alert">
      {refusal}
    </p>
  ) : null
}
