import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { useMoment } from '../words/use-moment.ts'
import { progressIcons, progressWords } from './order-words.ts'
import './timeline.css'

/** What staff promise: the order lies there to be collected, or leaves for her. */
const PROMISED = ['ready', 'shipped']

/** The way of an order: what it came to, where it stands, what is to come. No step is shown before the server has it. */
export function Timeline({ order: { timeline, readyBy }, zone }: { order: Pick<Order, 'timeline' | 'readyBy'>; zone: string }) {
  return (
    <ol className="timeline">
      {timeline.map((step) => (
        <Step key={step.progress} step={step} zone={zone} promised={PROMISED.includes(step.progress) ? readyBy : null} />
      ))}
    </ol>
  )
}

type StepProps = { step: Order['timeline'][number]; zone: string; promised: string | null }

function Step({ step: { progress, is, at }, zone, promised }: StepProps) {
  const { t, i18n } = useLingui()
  const Icon = progressIcons[progress]
  const instant = at ?? promised ?? undefined
  const moment = useMoment(instant, zone)
  return (
    <li className={`timeline-step timeline-${is}`} aria-current={is === 'now' ? 'step' : undefined}>
      <span className="timeline-dot">
        <Icon aria-hidden size={18} strokeWidth={2} />
      </span>
      <span className="timeline-word">{progressWords(progress, i18n)}</span>
      {moment ? (
        <time className="small quiet" dateTime={instant}>
          {at ? moment : t`previsto ${moment}`}
        </time>
      ) : null}
    </li>
  )
}
