import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Booking, BookingStatus } from '#rules/booking-rivals.ts'
import { activities } from '../../db/schema/activities.ts'
import { members, users } from '../../db/schema/auth.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookingOperators, bookings, bookingServices, bookingSettings } from '../../db/schema/bookings.ts'
import { handleOf } from '../../work/handle.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'
import type { Reads, Work } from '../../work/work.ts'

/** How bookings are taken, and where the wall hangs. */
export const settingsHere = query(bookingSettings, () => ({
  fields: { settings: bookingSettings, zone: activities.zone, configuration: activities.configuration },
  joins: [{ table: activities, on: sql`true` }],
}))
export const operatorsInTurn = query(bookingOperators, (t) => ({ sort: [asc(t.sort)] }))
export const serviceById = query(bookingServices, (t, at) => ({ where: eq(t.id, at('id')) }))
export const servicesBy = sortings(bookingServices, { title: [bookingServices.title, bookingServices.id] }, { by: 'title' })

export const bookingById = query(bookings, (t, at) => ({ where: eq(t.id, at('id')) }))

/** What takes a place between two instants: bookings, and places that are held for who waited for one, but for hers; in one statement. */
export async function takenBetween(w: Reads | Work, { from, to, exceptHeldOf = '' }: { from: Date; to: Date; exceptHeldOf?: string }) {
  const { tx, activityId, now } = handleOf(w)
  // First, since the columns of the first say how all are read.
  const held = tx
    .select({
      id: bookingWaitings.id,
      status: sql<BookingStatus>`'held'`,
      people: bookingWaitings.people,
      operatorId: bookingWaitings.heldOperatorId,
      userId: bookingWaitings.userId,
      start: bookingWaitings.heldStart,
      end: bookingWaitings.heldEnd,
      expires: bookingWaitings.expires,
    })
    .from(bookingWaitings)
    .where(
      and(
        eq(bookingWaitings.activityId, activityId),
        eq(bookingWaitings.state, 'held'),
        ne(bookingWaitings.userId, exceptHeldOf),
        gt(bookingWaitings.expires, now()),
        gt(bookingWaitings.heldEnd, from),
        lt(bookingWaitings.heldStart, to),
      ),
    )
  const booked = tx
    .select({
      id: bookings.id,
      status: sql<BookingStatus>`${bookings.status}`,
      people: bookings.people,
      operatorId: bookings.operatorId,
      userId: bookings.userId,
      start: sql<Date | null>`${bookings.start}`,
      end: sql<Date | null>`${bookings.end}`,
      expires: sql<Date | null>`null::timestamptz`,
    })
    .from(bookings)
    .where(and(eq(bookings.activityId, activityId), ne(bookings.status, 'N'), gt(bookings.end, from), lt(bookings.start, to)))
  const rows = await unionAll(held, booked)
  return rows.map(
    ({ start, end, expires, ...row }): Booking => ({
      ...row,
      start: start?.getTime() ?? 0,
      end: end?.getTime() ?? 0,
      ...(expires && { expires: expires.getTime() }),
    }),
  )
}

/** To come, the next first; gone by or declined, the last first. */
export const upcoming = sortings(bookings, { start: [bookings.start, bookings.id] }, { by: 'start' }, (t, at) => ({
  where: sql`${t.status} <> 'N' and ${t.end} > ${at('now')}::timestamptz`,
}))
export const past = sortings(bookings, { start: [bookings.start, bookings.id] }, { by: 'start', descending: 1 }, (t, at) => ({
  where: sql`${t.status} = 'N' or ${t.end} <= ${at('now')}::timestamptz`,
}))

/** A booking with whose it is; who is erased has no name. */
const named = { booking: bookings, name: users.name, surname: users.surname }
const guests = [{ table: users, on: eq(users.id, bookings.userId) }]
export const namedById = query(bookings, (t, at) => ({ fields: named, leftJoins: guests, where: eq(t.id, at('id')) }))
export const ofDay = query(bookings, (t, at) => ({
  fields: named,
  leftJoins: guests,
  where: sql`${t.date} = ${at('date')} and ${t.status} <> 'N'`,
  sort: [asc(t.start), asc(t.id)],
}))
/** Those that wait for an answer and are still to come, the one that has waited longest first. */
export const requested = query(bookings, (t, at) => ({
  fields: named,
  leftJoins: guests,
  where: sql`${t.status} = 'I' and ${t.start} > ${at('now')}::timestamptz`,
  sort: [asc(t.updated), desc(t.id)],
}))

/** Who stands at the counter. */
export const staff = query(members, (t) => ({
  fields: { userId: members.userId },
  where: sql`${t.roles} && array['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_STORE']`,
}))

/** Who waits on these days or has a place held, whoever came first at the front. */
export const linesOf = query(bookingWaitings, (t, at) => ({
  where: sql`${t.date} = any(${at('dates')}::text[]) and ${t.state} <> 'passed'`,
  sort: [asc(t.created), asc(t.seq)],
}))
export const waitingById = query(bookingWaitings, (t, at) => ({ where: eq(t.id, at('id')) }))
/** What somebody waits for from a day on. */
export const waitingsFrom = query(bookingWaitings, (t, at) => ({
  where: sql`${t.date} >= ${at('date')}`,
  sort: [asc(t.date), asc(t.created), asc(t.seq)],
}))

type HeldPlace = { heldTime: string; heldStart: Date; heldEnd: Date; heldOperatorId: string | null; expires: Date }
const NOTHING_HELD = { heldTime: null, heldStart: null, heldEnd: null, heldOperatorId: null, expires: null }

/** Holds a place for somebody who waits, or lets go of the one that she did not take; under the lock of the day. */
export async function setHeld(w: Work, id: string, place: HeldPlace | undefined): Promise<void> {
  const { tx, activityId } = handleOf(w)
  await tx
    .update(bookingWaitings)
    .set(place ? { state: 'held', ...place } : { state: 'passed', ...NOTHING_HELD })
    .where(and(eq(bookingWaitings.activityId, activityId), eq(bookingWaitings.id, id)))
}
