import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Check, Move } from 'lucide-react'
import { useRef } from 'react'
import type { CounterDay } from '#contract/counter-bookings.ts'
import { whatWords } from '../../../components/booking/booking-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { guestName } from './guest-name.ts'
import type { DeskMove } from './use-desk-move.ts'
import '../keys.css'
import './move-panel.css'

/** Where somebody is being moved from and to; nothing is sent before its key. LOOK "counter-2". */
export function MovePanel({ day, move: { moving, onMove, onConfirm, isFree, submit } }: { day: CounterDay; move: DeskMove }) {
  const { i18n } = useLingui()
  const why = useRef<HTMLParagraphElement>(null)
  const booking = day.data.find(({ id }) => id === moving?.id)
  if (!moving || !booking) return null
  const { time, operatorId } = moving
  const { isBusy, isOffline, refusal } = submit
  const operator = day.operators.find(({ id }) => id === operatorId)
  return (
    <Panel as="section" className="move-panel">
      <h2>
        <Move aria-hidden size={22} strokeWidth={1.75} />
        <Trans>Stai spostando</Trans>
      </h2>
      <p>
        <strong>{[guestName(booking, i18n), whatWords(booking, i18n)].join(', ')}</strong>
      </p>
      <p className="move-places">
        <Place time={booking.timeStart} who={booking.bookingOperator?.fullName} />
        <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
        <Place time={time} who={operator?.fullName} isNew />
      </p>
      {refusal ? (
        <p role="alert" className="move-refusal">
          {refusal}
        </p>
      ) : null}
      {isFree ? null : (
        <p ref={why} className="quiet" role="status" tabIndex={-1}>
          <Trans>Qui non c’è posto: scegli un’altra ora.</Trans>
        </p>
      )}
      <Button
        look="primary"
        isWide
        isLacking={!isFree}
        disabled={isOffline}
        aria-busy={isBusy || undefined}
        onClick={() => (isFree ? onConfirm() : why.current?.focus())}
      >
        <Check aria-hidden size={22} strokeWidth={2} />
        <Trans>Sposta alle {time}</Trans>
      </Button>
      <Button isWide onClick={() => onMove(undefined)}>
        <Trans>Lascia dov’era</Trans>
      </Button>
      <dl className="move-help small quiet">
        <dt>
          <kbd className="counter-kbd">↑</kbd> <kbd className="counter-kbd">↓</kbd>
        </dt>
        <dd>
          <Trans>prima o dopo</Trans>
        </dd>
        <dt>
          <kbd className="counter-kbd">←</kbd> <kbd className="counter-kbd">→</kbd>
        </dt>
        <dd>
          <Trans>un altro operatore</Trans>
        </dd>
        <dt>
          <kbd className="counter-kbd">Esc</kbd>
        </dt>
        <dd>
          <Trans>lascia dov’era</Trans>
        </dd>
      </dl>
    </Panel>
  )
}

function Place({ time, who, isNew = false }: { time: string; who: string | undefined; isNew?: boolean }) {
  return (
    <span className={isNew ? 'move-place is-new' : 'move-place'}>
      <strong>{time}</strong>
      {who ? <span className="small">{who}</span> : null}
    </span>
  )
}
