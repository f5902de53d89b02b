import { Plural, Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { TillAct } from '#contract/counter-till.ts'
import { UNDO_SECONDS } from '#rules/till.ts'
import { useCountdown } from '../../../components/steps/use-countdown.ts'
import { serverTime } from '../../../state/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useRefocus } from '../../../ui/refocus.ts'
import type { Deeds } from './use-deed.ts'
import './done.css'

/** For a minute, with the seconds that are left: the server decides by its own clock. */
export function Undo({ act: { id, created, undone }, deeds }: { act: TillAct; deeds: Deeds }) {
  const ahead = serverTime(0)
  const left = Math.min(UNDO_SECONDS, useCountdown(Date.parse(created) - ahead, UNDO_SECONDS))
  if (undone || left === 0) return null
  return (
    <Panel className="cash-undo">
      <svg viewBox="0 0 44 44" width={44} height={44} aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle className="cash-ring" cx="22" cy="22" r="19" pathLength={UNDO_SECONDS} strokeDasharray={`${left} ${UNDO_SECONDS}`} />
        <text x="22" y="27">
          {left}
        </text>
      </svg>
      <p>
        <strong>
          <Trans>Hai sbagliato?</Trans>
        </strong>
        <span className="quiet">
          <Plural value={left} one="ancora # secondo" other="ancora # secondi" />
        </span>
      </p>
      <UndoKey id={id} deeds={deeds} />
    </Panel>
  )
}

function UndoKey({ id, deeds }: { id: string; deeds: Deeds }) {
  useRefocus()
  return (
    <Button
      disabled={deeds.isOffline}
      aria-disabled={deeds.isBusy || undefined}
      aria-busy={deeds.isBusy || undefined}
      onClick={() => void deeds.submit({ kind: 'undo', actId: id })}
    >
      <Undo2 aria-hidden size={20} strokeWidth={1.75} />
      <Trans context="undo">Annulla</Trans>
    </Button>
  )
}
