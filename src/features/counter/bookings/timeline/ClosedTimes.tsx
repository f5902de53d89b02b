import { shareOf } from '#rules/booking-timeline.ts'
import { joined, type Span, without } from '#rules/spans.ts'
import { GapBlock } from './GapBlock.tsx'
import './closed-times.css'

type Props = { frame: Span; closings: readonly Span[]; zone: string }

/** What staff have closed of an evening, behind who is booked in it. */
export function ClosedTimes({ frame, closings, zone }: Props) {
  const closed = without([frame], without([frame], joined(closings)))
  return closed.map((gap) => {
    const [left, right] = [shareOf(frame, gap.start), shareOf(frame, gap.end)]
    return (
      <div key={gap.start} className="lanes-closed" style={{ insetInlineStart: `${left}%`, width: `${right - left}%` }}>
        <GapBlock gap={{ ...gap, is: 'closed' }} zone={zone} />
      </div>
    )
  })
}
