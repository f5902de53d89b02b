import { Trans } from '@lingui/react/macro'
import type { CounterOrder } from '#contract/counter.ts'
import { Button } from '../../ui/Button.tsx'
import { useOnline } from '../../ui/use-online.ts'
import './keys.css'

/** Is it new, so that it is answered: accepted, or refused? */
export const isToRefuse = ({ keys }: CounterOrder): boolean => keys.includes('accept') && keys.includes('cancel') && !keys.includes('keep')

/** The other answer to a new order, beside the one that accepts it; it asks for the reason first. LOOK "counter-1". */
export function RefuseKey({ onPress }: { onPress: () => void }) {
  const isOffline = !useOnline()
  return (
    <Button className="counter-refuse" disabled={isOffline} aria-describedby={isOffline ? 'counter-offline' : undefined} onClick={onPress}>
      <Trans>Rifiuta</Trans>
    </Button>
  )
}
