import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { UNDO_SECONDS } from '#rules/packs.ts'
import { useUndoPlaceMutation } from '../../../api/counter-packs.ts'
import { useCountdown } from '../../../components/steps/use-countdown.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { Button } from '../../../ui/Button.tsx'
import './till-packs.css'

type Props = {
  activityId: string
  use: { id: string; seconds: number }
  /** When the server said how many seconds are left, in milliseconds of this device. */
  from: number
  title: string
  onDone?: () => void
}

/** Takes back a use of a minute ago at most; then it is gone. LOOK "counter-3". */
export function UndoPlace({ activityId, use: { id, seconds }, from, title, onDone }: Props) {
  const { t } = useLingui()
  const left = useCountdown(from, seconds)
  const [undo] = useUndoPlaceMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => undo({ activityId, id }), {
    success: t`Annullato: il posto è di nuovo nel pacchetto`,
    onDone: () => onDone?.(),
  })
  if (left === 0 && !refusal) return null
  return (
    <div className="till-undo">
      <svg className="till-undo-ring" viewBox="0 0 40 40" width={48} height={48} aria-hidden="true">
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
          {refusal ?? plural(left, { one: 'ancora # secondo', other: 'ancora # secondi' })}
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
