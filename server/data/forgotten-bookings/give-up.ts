import { bookings } from '../../db/schema/bookings.ts'
import type { Work } from '../../work/work.ts'
import { passOnFreed } from '../bookings/line.ts'
import { holdDays } from '../bookings/request.ts'
import type { BookingRow } from '../bookings/shown.ts'
import { told } from '../bookings/told.ts'

/** Gives up a booking of somebody who leaves, however late that is: staff are told, and who waits for a place is offered hers. */
export async function giveUp(hers: Work, { id, date }: BookingRow): Promise<void> {
  await holdDays(hers, date)
  const row = await hers.mine(bookings).set(id, { status: 'N', cancelledBy: hers.scope.actor.id, updated: hers.now() })
  if (!row) return
  await told(hers, row, 'cancelled', true)
  await passOnFreed(hers, date)
}
