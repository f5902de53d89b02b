import { Trans } from '@lingui/react/macro'
import { timeOf } from '#rules/days.ts'
import type { DayBar } from '#rules/opening-hours.ts'
import './hours.css'

const HOUR = 60
/** Two times below the bar need this much of its width between them. */
const APART = 0.15

/** 12, or 12:30 */
const hourOf = (minute: number) => (minute % HOUR === 0 ? String((minute / HOUR) % 24) : timeOf(minute % (24 * HOUR)))

/** Today on a line of hours: what is over pale, what is open solid, and where it stands now. LOOK phone-7. */
export function TodayBar({ bar: { from, to, now, spans } }: { bar: DayBar }) {
  const place = (minute: number) => (minute - from) / (to - from)
  const percent = (share: number) => `${share * 100}%`
  const edges = spans.flatMap(({ start, end }) => [start, end])
  const ticks: number[] = []
  // The next change first: it is the hour that one waits for, so what is too near gives way to it.
  for (const minute of [...edges.filter((edge) => edge > now), ...edges])
    if (ticks.every((other) => Math.abs(place(minute) - place(other)) >= APART)) ticks.push(minute)
  return (
    <div className="today-bar" aria-hidden="true">
      <div className="today-ticks">
        <strong style={{ left: percent(Math.min(0.9, Math.max(0.08, place(now)))) }}>
          <Trans>adesso</Trans>
        </strong>
      </div>
      <div className="today-line">
        {spans.map(({ start, end, is }) => (
          <span
            key={start}
            className={`today-span today-${is}`}
            style={{ left: percent(place(start)), width: percent(place(Math.min(end, to)) - place(start)) }}
          />
        ))}
        <span className="today-mark" style={{ left: percent(place(now)) }} />
      </div>
      <div className="today-ticks">
        {ticks.map((minute) => (
          <span key={minute} style={{ left: percent(place(minute)) }}>
            {hourOf(minute)}
          </span>
        ))}
      </div>
    </div>
  )
}
