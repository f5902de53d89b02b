import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { State } from './State.tsx'
import { Button } from './Button.tsx'
import { type Failed, useFailureWords } from './failure-words.ts'
import { useOwnRetry } from './own-retry.ts'
import { useOnline } from './use-online.ts'

type Props = {
  /** `offline`: no network; else what the server said, if anything. */
  failure: Failed | undefined
  title: string
  /** What is said without a network. */
  offline: string
  /** What is said where the server is down, if not what a customer has to know. */
  down?: string
  onRetry: () => void
  /** What can be done without a network, before the one more try: that helps only once there is one. */
  instead?: ReactNode
}

/** In the place of what could not be fetched: what is safe, and one more try. That the server is out of reach the strip says. */
export function LoadFailed({ failure, title, offline, down, onRetry, instead }: Props) {
  const words = useFailureWords(failure, down)
  // The network may have gone after the last try.
  const isOnline = useOnline()
  const isOffline = failure?.code === 'offline' || (!isOnline && !failure?.status)
  const shown = isOffline ? instead : undefined
  useOwnRetry()
  return (
    <State
      scene={isOffline ? 'cloud' : 'cable'}
      title={title}
      text={isOffline ? offline : words}
      action={
        <>
          {shown}
          <Button look={shown ? undefined : 'primary'} onClick={onRetry}>
            <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Riprova</Trans>
          </Button>
        </>
      }
    />
  )
}
