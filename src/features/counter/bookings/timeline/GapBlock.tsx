import { Trans } from '@lingui/react/macro'
import { Coffee, Lock } from 'lucide-react'
import type { Gap } from '#rules/booking-columns.ts'
import { timesOf } from './entries.ts'
import './blocks.css'

/** A time at which nobody is served here. */
export function GapBlock({ gap, zone }: { gap: Gap; zone: string }) {
  const Icon = gap.is === 'break' ? Coffee : Lock
  return (
    <span className="blocks-gap">
      <span className="blocks-gap-word">
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        {gap.is === 'break' ? <Trans>Pausa</Trans> : <Trans>Chiuso</Trans>}
        <span className="unseen">{timesOf(zone, gap)}</span>
      </span>
    </span>
  )
}
