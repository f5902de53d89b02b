import type { Closing, CounterBooking, CounterDay } from '#contract/counter-bookings.ts'
import type { Hours } from '#rules/booking-columns.ts'
import { eveningOf } from '#rules/booking-seats.ts'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import { meets, type Span } from '#rules/spans.ts'

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
  /** How many minutes ago she should have come. */
  late?: number
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

/** Who stands in a day: its bookings, and the places held for who waits, until their time is up. @param now milliseconds */
export const entriesOf = ({ data, line }: Pick<CounterDay, 'data' | 'line'>, now: number): Entry[] => [
  ...data.map(ofBooking),
  ...line.flatMap(ofHeld).filter(({ until = 0 }) => now < until),
]

/** When something is closed. Without times the whole day; an end not after its beginning is of the next day. */
export function spanOfClosing(zone: string, { date, startTime, endTime, bookingOperatorId: operatorId }: Omit<Closing, 'id'>) {
  const [from, to] = [startTime ?? '00:00', endTime ?? '00:00']
  return { start: instantOf(zone, date, from), end: instantOf(zone, to > from ? date : dayAfter(date, 1), to), operatorId }
}

/** When a day is open, and what of it is closed. */
export const hoursOf = (zone: string, { open, closings }: Pick<CounterDay, 'open' | 'closings'>): Hours => ({
  open: open.map(({ start, end, bookingOperatorId: operatorId }) => ({ start: Date.parse(start), end: Date.parse(end), operatorId })),
  closings: closings.map((closing) => spanOfClosing(zone, closing)),
})

/** Does nobody stand in a day, nor is a place of it held? */
export const isEmpty = ({ data, line }: Pick<CounterDay, 'data' | 'line'>): boolean =>
  data.length === 0 && line.every(({ held }) => held === null)

/** Can nobody be booked on a day, by its hours or because staff closed all of it? */
export const isShut = ({ open }: Pick<CounterDay, 'open'>): boolean => open.length === 0

/** The same of the evening for which the seats are counted. */
export function isEveningShut({ open }: Pick<CounterDay, 'open'>, zone: string, date: string): boolean {
  const evening = eveningOf(zone, date)
  return !open.some(({ start, end }) => meets(evening, { start: Date.parse(start), end: Date.parse(end) }))
}

/** `10:00–10:45` */
export const timesOf = (zone: string, { start, end }: Span): string => [start, end].map((at) => onTheWall(zone, at).time).join('–')

/** So late one may come without a word. */
const LATE_FROM = 15

/** The same, with who is late: whom staff may call absent and who should have come more than 15 minutes ago. */
export const withLate = (entries: readonly Entry[], now: number): Entry[] =>
  entries.map((entry) => {
    const late = Math.floor((now - entry.start) / 60_000)
    const isAwaited = entry.booking?.confirmed === 'Y' && entry.booking.keys.includes('absent') && now < entry.end
    return isAwaited && late > LATE_FROM ? { ...entry, late } : entry
  })

export type Look = 'confirmed' | 'here' | 'waiting' | 'held' | 'late'

/** How an entry stands, for the eye. */
export function lookOf({ booking, late }: Entry): Look {
  if (!booking) return 'held'
  if (booking.confirmed === 'I') return 'waiting'
  if (booking.arrived) return 'here'
  return late === undefined ? 'confirmed' : 'late'
}
