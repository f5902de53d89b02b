import { isRefusal } from '#rules/refusal.ts'
import type { absent } from '../data/counter-bookings/counter-bookings.ts'
import type { Rooms } from './at-counter.ts'
import { bookingAt, standing, what, when, whyNot } from './booking-words.ts'

type Deed = (w: Parameters<typeof absent>[0], id: string) => ReturnType<typeof absent>

/** Does something with a booking as the counter does, and says how it stands then. @returns what went wrong, in sentences */
export async function bookingDeed(
  { id, activity }: { id: string; activity: string },
  tools: Rooms,
  { say, deed }: { say: (line: string) => void; deed: Deed },
): Promise<string[]> {
  const found = await bookingAt({ id, activity }, tools)
  if (typeof found === 'string') return [found]
  const { rooms, scope, booking } = found
  const done = await rooms.run(scope, 'writes', (w) => deed(w, id))
  if (isRefusal(done)) return [whyNot(done, booking)]
  say(`The booking of ${when(booking)} is ${standing(done.data)} now: ${what(booking)}, ${booking.customer.name}.`)
  return []
}
