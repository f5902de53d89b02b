import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { isLate } from '#rules/order-timeline.ts'
import { useMinute } from '../words/use-minute.ts'
import { useMoment } from '../words/use-moment.ts'
import { progressIcon, progressWords } from './order-words.ts'
import { useArrival } from './use-arrival.ts'
import './timeline.css'

/** What staff promise: the order lies there to be collected, or leaves for her. */
const PROMISED = ['ready', 'shipped']

type Seen = Pick<Order, 'timeline' | 'readyBy' | 'expected' | 'shippingType' | 'table'>

/** The way of an order: what it came to, where it stands, what is to come. No step is shown before the server has it. */
export function Timeline({ order, zone }: { order: Seen; zone: string }) {
  const { timeline, readyBy } = order
  const now = useMinute()
  const progress = timeline.find(({ is }) => is === 'now')?.progress
  const arrival = useArrival({ progress, expected: order.expected })
  const isOverdue = progress !== undefined && isLate({ progress, readyBy }, now)
  return (
    <ol className="timeline">
      {timeline.map((step) => (
        <Step
          key={step.progress}
          order={order}
          step={step}
          Icon={progressIcon({ ...order, progress: step.progress })}
          zone={zone}
          promised={PROMISED.includes(step.progress) ? readyBy : null}
          isOverdue={isOverdue}
          arrives={step.progress === 'done' ? arrival?.step : undefined}
        />
      ))}
    </ol>
  )
}

type StepProps = {
  order: Seen
  step: Order['timeline'][number]
  Icon: LucideIcon
  zone: string
  promised: string | null
  isOverdue: boolean
  /** By which day, in words. */
  arrives: string | undefined
}

function Step({ order, step, Icon, zone, promised, isOverdue, arrives }: StepProps) {
  const { i18n } = useLingui()
  const { progress, is, at } = step
  return (
    <li className={`timeline-step timeline-${is}`} aria-current={is === 'now' ? 'step' : undefined}>
      <span className="timeline-dot">
        <Icon aria-hidden size={18} strokeWidth={2} />
      </span>
      <span className="timeline-word">{progressWords({ ...order, progress }, i18n)}</span>
      {is === 'next' && arrives ? (
        <span className="timeline-arrives small quiet">{arrives}</span>
      ) : (
        <When at={at} promised={promised} zone={zone} isOverdue={isOverdue} />
      )}
    </li>
  )
}

type WhenProps = Omit<StepProps, 'order' | 'step' | 'Icon' | 'arrives'> & { at: string | undefined }

/** When a step came, or was promised. */
function When({ at, promised, zone, isOverdue }: WhenProps) {
  const { t } = useLingui()
  const instant = at ?? promised ?? undefined
  const moment = useMoment(instant, zone)
  if (!moment) return null
  const isLateStep = !at && isOverdue
  return (
    <time className={`small ${isLateStep ? 'timeline-late' : 'quiet'}`} dateTime={instant}>
      {at ? moment : isLateStep ? t`in ritardo, era previsto ${moment}` : t`previsto ${moment}`}
    </time>
  )
}
