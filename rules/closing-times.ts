import type { Timetable } from './booking-hours.ts'
import { granularityOf, type Start, startsOn } from './booking-starts.ts'
import { onTheWall } from './days.ts'
import type { Span } from './spans.ts'

/** A time of a day from which it can be closed, and until when. `tos`: the later ones; `end`: when what is open then closes. */
export type ClosingFrom = Start & { tos: readonly Start[]; end: string }

/**
 * When a part of a day can be closed: from each time at which a booking can begin and that is not over, to any later one or to the end
 * of an opening.
 * @param open when it opens and closes, in milliseconds   @param now milliseconds
 */
export function closingTimes(
  calendar: Pick<Timetable, 'zone' | 'granularity'>,
  date: string,
  open: readonly Span[],
  now: number,
): ClosingFrom[] {
  const starts = startsOn(calendar, date, open)
  const ends = open.map(({ end: at }) => ({ time: onTheWall(calendar.zone, at).time, at }))
  const edges = [...starts, ...ends].sort((a, b) => a.at - b.at)
  const isOver = ({ at }: Start) => at + granularityOf(calendar.granularity) * 60_000 <= now
  return starts
    .filter((from) => !isOver(from))
    .map((from) => {
      const later = edges.filter(({ at, time }) => at > from.at && time !== from.time)
      const end = Math.max(...open.filter((span) => span.start <= from.at && from.at < span.end).map((span) => span.end))
      return {
        ...from,
        tos: [...new Map(later.toReversed().map((to) => [to.time, to])).values()].toReversed(),
        end: onTheWall(calendar.zone, end).time,
      }
    })
}
