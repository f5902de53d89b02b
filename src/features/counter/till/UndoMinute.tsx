import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { UNDO_SECONDS } from '#rules/till.ts'
import { useCountdown } from '../../../components/steps/use-countdown.ts'
import { type Outcome, useSubmit } from '../../../components/submit/use-submit.ts'
import { Button } from '../../../ui/Button.tsx'
import { useRefocus } from '../../../ui/refocus.ts'
import './till-packs.css'

type Props = {
  /** For how many seconds, as the server said at `from`, in milliseconds of this device. */
  seconds: number
  from: number
  /** What is taken back: several may stand below one another. */
  title: string
  undo: () => PromiseLike<Outcome<unknown>>
  success: string
  onDone?: (() => void) | undefined
}

/** Takes something back that was done a minute ago at most; then it is gone. LOOK "counter-3". */
export function UndoMinute({ seconds, from, title, undo, success, onDone }: Props) {
  const { t } = useLingui()
  useRefocus()
  const left = useCountdown(from, seconds)
  const { submit, isBusy, isOffline, refusal } = useSubmit(undo, { success, onDone: () => onDone?.() })
  if (left === 0 && !refusal) return null
  return (
    <div className="till-undo">
      <svg
        className="till-undo-ring"
        viewBox="0 0 40 40"
        width={48}
        height={48}
        role="img"
        aria-label={plural(left, { one: 'ancora # secondo', other: 'ancora # secondi' })}
      >
        <circle cx="20" cy="20" r="17" />
        <circle cx="20" cy="20" r="17" pathLength={1} strokeDasharray={`${left / UNDO_SECONDS} 1`} />
        <text x="20" y="25">
          {left}
        </text>
      </svg>
      <div className="till-undo-words">
        <strong>
          <Trans>Hai sbagliato?</Trans>
        </strong>
        <span className="small quiet" role={refusal ? 'alert' : undefined}>
          {refusal ?? title}
        </span>
      </div>
      <Button
        disabled={isOffline || left === 0}
        aria-busy={isBusy || undefined}
        aria-label={t`Annulla: ${title}`}
        onClick={() => void submit()}
      >
        <Undo2 aria-hidden size={20} strokeWidth={1.75} />
        <Trans context="undo">Annulla</Trans>
      </Button>
    </div>
  )
}
