import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { waitingExpiry } from '../../jobs/definitions.ts'
import { workAs } from '../../work/as.ts'
import { groundOf } from '../../work/handle.ts'
import { customerScope } from '../../work/scope.ts'
import type { AnyWork } from '../../work/works.ts'
import { giveUp } from './give-up.ts'

/** What a person has booked and is still to come is given up, as she could herself; then nothing is known of it any more. */
export async function forgetBookings(w: AnyWork, userId: string, activityId?: string) {
  const { tx, now } = groundOf(w)
  const hers = (t: typeof bookings | typeof bookingWaitings) =>
    and(eq(t.userId, userId), activityId === undefined ? undefined : eq(t.activityId, activityId))
  await passOnHeld(w, userId, activityId)
  await tx.delete(bookingWaitings).where(hers(bookingWaitings)) // or she would be offered her own place
  const isComing = and(hers(bookings), ne(bookings.status, 'N'), gt(bookings.end, now()))
  const coming = await tx.select().from(bookings).where(isComing).orderBy(asc(bookings.activityId), asc(bookings.date))
  for (const row of coming) await giveUp(workAs(w, customerScope({ activityId: row.activityId, userId, roles: [] })), row)
  await tx.delete(bookings).where(hers(bookings))
}

/** What is held for her is free with her: whoever waits for it is given it once this is committed. */
async function passOnHeld(w: AnyWork, userId: string, here?: string) {
  const { tx, now, enqueue } = groundOf(w)
  const isHers = and(eq(bookingWaitings.userId, userId), gt(bookingWaitings.heldEnd, now()))
  const found = await tx
    .selectDistinct({ activityId: bookingWaitings.activityId })
    .from(bookingWaitings)
    .where(and(isHers, here === undefined ? undefined : eq(bookingWaitings.activityId, here)))
  for (const { activityId } of found) await enqueue(tx, waitingExpiry, { activityId })
}
