import { Trans } from '@lingui/react/macro'
import { RefreshCw, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tag } from '../../ui/Tag.tsx'
import { Clock } from './Clock.tsx'
import './board.css'
import './counter-bar.css'

type Props = {
  /** Whether changes come by themselves; left out where the page shows nothing that changes. */
  isLive?: boolean
  /** The page's own switches. */
  children?: ReactNode
}

/** The right of the bar, the same on every page of the counter; the clock always in sight. LOOK "The staff side". */
export function CounterBar({ isLive, children }: Props) {
  return (
    <div className="counter-bar">
      {isLive === undefined ? null : <LiveTag isLive={isLive} />}
      {children}
      <Clock />
    </div>
  )
}

const LiveTag = ({ isLive }: { isLive: boolean }) => (
  <Tag className="counter-live" {...(isLive && { look: 'good' as const })}>
    {isLive ? <Wifi aria-hidden size={16} strokeWidth={2} /> : <RefreshCw aria-hidden size={16} strokeWidth={2} />}
    <span className="counter-live-words">{isLive ? <Trans>Collegato</Trans> : <Trans>Mi collego…</Trans>}</span>
  </Tag>
)
