import type { CounterDay } from '#contract/counter-bookings.ts'
import { type Standing, standingOf } from '#rules/booking-columns.ts'
import { instantOf } from '#rules/days.ts'
import type { Span } from '#rules/spans.ts'
import { type Entry, entriesOf, hoursOf } from './entries.ts'

/** Where somebody is to be moved to: a booking, a time `HH:mm` of the day, and who serves. */
export type Wish = { id: string; time: string; operatorId: string | null }

/** Where a day is, and what time it is now (milliseconds). */
export type Where = { date: string; zone: string; now: number }

/** When a wish would be, as long as the booking is. */
export function spanOf({ time }: Wish, { start, end }: Entry, { zone, date }: Where): Span {
  const begin = instantOf(zone, date, time)
  return { start: begin, end: begin + end - start }
}

/** Is the booking to stay where it is? */
export const isOwnPlace = ({ time, operatorId }: Wish, entry: Entry): boolean => time === entry.time && operatorId === entry.operatorId

/** Who serves on a day: its operators, and whoever has a booking in it though she serves no more. */
export function operatorsOf({ operators, data }: CounterDay): { id: string; fullName: string }[] {
  const booked = data.flatMap(({ bookingOperator }) => bookingOperator ?? [])
  return [...new Map([...booked, ...operators].map((one) => [one.id, one])).values()].sort(
    (a, b) => placeIn(operators, a.id) - placeIn(operators, b.id),
  )
}

const placeIn = (operators: CounterDay['operators'], id: string) => {
  const place = operators.findIndex((one) => one.id === id)
  return place < 0 ? operators.length : place
}

/** Would there be room for a wish, as far as this day tells? The server decides. @returns undefined if its booking is not there */
export function standingOfWish(day: CounterDay, wish: Wish, where: Where): Standing | undefined {
  const entries = entriesOf(day, where.now)
  const entry = entries.find(({ id }) => id === wish.id)
  if (!entry) return undefined
  return standingOf(
    { ...spanOf(wish, entry, where), operatorId: wish.operatorId },
    {
      ...hoursOf(where.zone, day),
      operators: day.operators.map(({ id }) => id),
      rivals: entries.filter((other) => other !== entry),
      now: where.now,
    },
  )
}
