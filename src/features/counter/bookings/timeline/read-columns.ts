import type { CounterDay } from '#contract/counter-bookings.ts'
import { columnsOf, type Gap, gapsOf } from '#rules/booking-columns.ts'
import { frameOf } from '#rules/booking-timeline.ts'
import type { Span } from '#rules/spans.ts'
import { type Entry, entriesOf, hoursOf } from './entries.ts'
import { operatorsOf, type Where } from './wishes.ts'

/** What one operator has on a day, or nobody in particular (`operatorId` null). */
export type Column = { operatorId: string | null; name: string; entries: Entry[]; gaps: Gap[] }

/** A day as columns. @param nobody what stands over those of nobody in particular   @returns no `frame` where there is nothing to show */
export function readColumns(day: CounterDay, { zone, date, now }: Where, nobody: string) {
  const entries = entriesOf(day, now).sort((a, b) => a.start - b.start)
  const [hours, operators] = [hoursOf(zone, day), operatorsOf(day)]
  const frame: Span | undefined = frameOf(zone, date, hours.open, entries)
  const nameOf = (id: string | null) => operators.find((one) => one.id === id)?.fullName ?? nobody
  const columns: Column[] = columnsOf(
    operators.map(({ id }) => id),
    entries,
  ).map((column) => ({
    ...column,
    name: nameOf(column.operatorId),
    // Whoever may serve her has hours of her own; nobody in particular has none.
    gaps: frame && (column.operatorId !== null || operators.length === 0) ? gapsOf(frame, hours, column.operatorId) : [],
  }))
  return { entries, frame, columns }
}
