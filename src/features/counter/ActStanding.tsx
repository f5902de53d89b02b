import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Refusal } from '../../ui/Refusal.tsx'

/** An act that takes longer than this is being asked again, in milliseconds. */
const LONG = 3_000

/** How an act stands that has not simply gone well. */
export function ActStanding({ isBusy, refusal }: { isBusy: boolean; refusal: string | undefined }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setLong(true), LONG)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isBusy])
  if (refusal) return <Refusal>{refusal}</Refusal>
  return isLong ? (
    <p className="quiet" role="status">
      <Trans>Non sappiamo se è arrivato: chiediamo di nuovo. Non conta due volte.</Trans>
    </p>
  ) : null
}
