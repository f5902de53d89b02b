import { Trans } from '@lingui/react/macro'
import { CloudAlert, WifiOff } from 'lucide-react'
import type { useFlows } from './use-flows.ts'
import { Button } from '../../ui/Button.tsx'
import { ComingParts } from '../../ui/Coming.tsx'
import '../../components/flows/flow-row.css'
import './flows.css'

type Props = { flows: Pick<ReturnType<typeof useFlows>, 'failure' | 'isLoadingMore' | 'hasMore' | 'retry'>; moment: string | undefined }

/** Below the last movement: what comes, or why nothing older does. */
export function FlowsEnd({ flows: { failure, isLoadingMore, hasMore, retry }, moment }: Props) {
  const isOffline = failure?.code === 'offline'
  const Missing = isOffline ? WifiOff : CloudAlert
  if (failure?.status === 0 && hasMore)
    return (
      <div className="flows-end">
        <Missing aria-hidden size={20} strokeWidth={1.75} />
        <p>
          {moment ? <Trans>Movimenti di {moment}.</Trans> : null}{' '}
          {isOffline ? <Trans>Per quelli più vecchi serve la rete.</Trans> : <Trans>Il server non risponde. Riprova tra poco.</Trans>}
        </p>
        <Button isSmall onClick={retry}>
          <Trans>Riprova</Trans>
        </Button>
      </div>
    )
  if (!isLoadingMore) return null
  return (
    <div className="flows-coming" aria-hidden="true">
      <ComingParts parts={[{ on: 'page', count: 2, picture: 'round', lines: [54, 36], hasEnd: true }]} />
    </div>
  )
}
