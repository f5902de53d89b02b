import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import type { useFlows } from './use-flows.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './flows.css'

type Props = { flows: Pick<ReturnType<typeof useFlows>, 'isOffline' | 'isLoadingMore' | 'hasMore' | 'retry'>; moment: string | undefined }

/** Below the last movement: what comes, or why nothing older does. */
export function FlowsEnd({ flows: { isOffline, isLoadingMore, hasMore, retry }, moment }: Props) {
  if (isOffline && hasMore)
    return (
      <div className="flows-end">
        <WifiOff aria-hidden size={20} strokeWidth={1.75} />
        <p>
          {moment ? <Trans>Movimenti di {moment}.</Trans> : null} <Trans>Per quelli più vecchi serve la rete.</Trans>
        </p>
        <Button isSmall onClick={retry}>
          <Trans>Riprova</Trans>
        </Button>
      </div>
    )
  if (!isLoadingMore) return null
  return (
    <div aria-hidden="true">
      <Skeleton className="flows-row" />
      <Skeleton className="flows-row" />
    </div>
  )
}
