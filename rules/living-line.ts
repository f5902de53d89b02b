import type { Booking } from '#contract/bookings.ts'
import type { Order } from '#contract/orders.ts'
import { dayAfter, onTheWall } from './days.ts'
import { type Days, holdingToday } from './notices.ts'
import { orderOnItsWay } from './order-on-its-way.ts'

type Ordered = Pick<Order, 'progress' | 'readyBy' | 'created'>
type Booked = Pick<Booking, 'confirmed' | 'date' | 'timeStart' | 'start' | 'end'>

/** When a booking is, as one says it: of another day by its weekday, which is why none is further than six days. */
export type Near = 'today' | 'evening' | 'tomorrow' | 'weekday'
/** What the living line of home speaks of. */
export type Living<O, B, N> = { is: 'order'; order: O } | { is: 'booking'; booking: B; near: Near } | { is: 'notice'; sent: N } | undefined

const EVENING = '18:00'
/** The seventh day has the name of today. */
const DAYS = 6

/** One that is confirmed stands until it ends, for who is late or looks it up at the door; who waits for an answer waits until it begins. */
const isToCome = ({ confirmed, start, end }: Booked, now: number) => confirmed !== 'N' && Date.parse(confirmed === 'Y' ? end : start) > now

/** The next of her bookings, however far it is; undefined if none is to come. */
export const nextBooking = <B extends Booked>(bookings: readonly B[], now: number): B | undefined =>
  bookings.filter((one) => isToCome(one, now)).toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0]

function nearnessOf({ date, timeStart }: Booked, today: string): Near {
  if (date <= today) return timeStart >= EVENING ? 'evening' : 'today'
  return date === dayAfter(today, 1) ? 'tomorrow' : 'weekday'
}

/**
 * What home speaks of first: the order on its way, a booking of today, the notice that holds today, else the next booking if it
 * is near. LOOK "phone-6".
 * @param at the present in milliseconds, and the zone of the activity
 * @returns it; undefined if there is nothing to say
 */
export function livingLine<O extends Ordered, B extends Booked, N extends { notice: Days }>(
  { orders, bookings, notices }: { orders: readonly O[]; bookings: readonly B[]; notices: readonly N[] },
  { now, zone }: { now: number; zone: string },
): Living<O, B, N> {
  const order = orderOnItsWay(orders)
  if (order) return { is: 'order', order }
  const today = onTheWall(zone, now).day
  const next = nextBooking(bookings, now)
  const booking = next && next.date <= dayAfter(today, DAYS) ? next : undefined
  const sent = booking && booking.date <= today ? undefined : holdingToday(notices, today)
  if (sent) return { is: 'notice', sent }
  return booking && { is: 'booking', booking, near: nearnessOf(booking, today) }
}

type Identified = { id: string }

/** What is told so, by its id: what stands below tells it no more. */
export function toldBy(living: Living<Identified, Identified, { notice: Identified }>): string | null {
  switch (living?.is) {
    case 'order':
      return living.order.id
    case 'booking':
      return living.booking.id
    case 'notice':
      return living.sent.notice.id
    default:
      return null
  }
}
