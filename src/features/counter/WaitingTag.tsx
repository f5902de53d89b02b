import { Trans, useLingui } from '@lingui/react/macro'
import { AlarmClock, Clock } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { isLate } from '#rules/order-timeline.ts'
import { Tag } from '../../ui/Tag.tsx'
import { placeOf } from './columns.ts'
import { spanWords } from './minutes.ts'
import { waitingOf } from './waiting.ts'
import './board.css'

/** How long an order has waited, or is still to take: a colour, a sign and a word. */
export function WaitingTag({ order, now }: { order: CounterOrder; now: number }) {
  const { i18n } = useLingui()
  const { is, minutes } = waitingOf(order, now)
  const span = spanWords(Math.abs(minutes), i18n.locale)
  if (isLate(order, now))
    return (
      <Tag className="counter-late-tag">
        <AlarmClock aria-hidden size={16} strokeWidth={2} />
        <Trans>{span} di ritardo</Trans>
      </Tag>
    )
  const isNew = placeOf(order) === 'new'
  return (
    <Tag {...(isNew && { look: 'warn' as const })}>
      <Clock aria-hidden size={16} strokeWidth={2} />
      {minutes === 0 ? <Trans>Proprio ora</Trans> : is === 'due' ? <Trans>tra {span}</Trans> : <Trans>da {span}</Trans>}
    </Tag>
  )
}
