import type { Closing, CounterBooking, CounterDay } from '#contract/counter-bookings.ts'
import type { Hours } from '#rules/booking-columns.ts'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import type { Span } from '#rules/spans.ts'

/** Somebody's place in a day, in milliseconds: a booking, or one that is held for who waits. */
export type Entry = Span & {
  id: string
  name: string
  people: number
  /** The service; '' for a table. */
  service: string
  /** On the wall. */
  time: string
  operatorId: string | null
  /** Of a held place there is none. */
  booking?: CounterBooking
  /** Until when it is held. */
  until?: number
}

const ofBooking = (booking: CounterBooking): Entry => ({
  id: booking.id,
  name: booking.customer.name,
  people: booking.numberOfPeople,
  service: booking.bookingService?.title ?? '',
  time: booking.timeStart,
  start: Date.parse(booking.start),
  end: Date.parse(booking.end),
  operatorId: booking.bookingOperator?.id ?? null,
  booking,
})

const ofHeld = ({ id, name, numberOfPeople: people, service, held }: CounterDay['line'][number]): Entry[] =>
  held
    ? [
        {
          id,
          name,
          people,
          service,
          time: held.time,
          start: Date.parse(held.start),
          end: Date.parse(held.end),
          operatorId: held.bookingOperatorId,
          until: Date.parse(held.until),
        },
      ]
    : []

/** Who stands in a day: its bookings, and the places held for who waits. */
export const entriesOf = ({ data, line }: Pick<CounterDay, 'data' | 'line'>): Entry[] => [...data.map(ofBooking), ...line.flatMap(ofHeld)]

function ofClosing(zone: string, { date, startTime, endTime, bookingOperatorId: operatorId }: Closing) {
  const end =
    endTime && startTime && endTime > startTime ? instantOf(zone, date, endTime) : instantOf(zone, dayAfter(date, 1), endTime ?? '00:00')
  return { start: instantOf(zone, date, startTime ?? '00:00'), end, operatorId }
}

/** When a day is open, and what of it is closed. */
export const hoursOf = (zone: string, { open, closings }: Pick<CounterDay, 'open' | 'closings'>): Hours => ({
  open: open.map(({ start, end, bookingOperatorId: operatorId }) => ({ start: Date.parse(start), end: Date.parse(end), operatorId })),
  closings: closings.map((closing) => ofClosing(zone, closing)),
})

/** `10:00–10:45` */
export const timesOf = (zone: string, { start, end }: Span): string => [start, end].map((at) => onTheWall(zone, at).time).join('–')

/** So late one may come without a word. */
const LATE_FROM = 15

export type Look = 'confirmed' | 'waiting' | 'held' | 'late'

/** How many minutes ago somebody should have come whom staff may still call absent; undefined within the first 15. */
export function minutesLate({ start, end, booking }: Entry, now: number): number | undefined {
  if (booking?.confirmed !== 'Y' || !booking.keys.includes('absent') || now >= end) return undefined
  const minutes = Math.floor((now - start) / 60_000)
  return minutes > LATE_FROM ? minutes : undefined
}

/** How an entry stands, for the eye. */
export function lookOf(entry: Entry, now: number): Look {
  if (!entry.booking) return 'held'
  if (entry.booking.confirmed === 'I') return 'waiting'
  return minutesLate(entry, now) === undefined ? 'confirmed' : 'late'
}
