import { shareOf, type Tick } from '#rules/booking-timeline.ts'
import { onTheWall } from '#rules/days.ts'
import type { Span } from '#rules/spans.ts'
import './columns.css'

/** `height`: in rem. */
type Props = { ticks: readonly Tick[]; frame: Span; zone: string; now: number | undefined; height: number }

/** The hours down the side with their lines, and the line of now, which runs behind the bookings. Each booking says its own time. */
export function ColumnHours({ ticks, frame, zone, now, height }: Props) {
  const top = now === undefined ? undefined : `${shareOf(frame, now)}%`
  return (
    <>
      <div aria-hidden className="columns-lines" style={{ backgroundSize: `100% ${100 / ticks.length}%` }}>
        {top ? <span className="columns-now" style={{ top }} /> : null}
      </div>
      <div aria-hidden className="columns-hours figures" style={{ height: `${height}rem` }}>
        {ticks.map(({ at, time }) => (
          <span key={at} className="columns-hour" style={{ top: `${shareOf(frame, at)}%` }}>
            {time}
          </span>
        ))}
        {now !== undefined && top ? (
          <span className="columns-clock" style={{ top }}>
            {onTheWall(zone, now).time}
          </span>
        ) : null}
      </div>
    </>
  )
}
