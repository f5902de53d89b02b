import { asc, desc, eq, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookingClosings, bookings } from '../../db/schema/bookings.ts'
import { customers } from '../../db/schema/customers.ts'
import { query } from '../../work/query.ts'

const phone = sql<string | null>`(select c.phone from ${customers} c
  where c.activity_id = ${bookings.activityId} and c.user_id = ${bookings.userId})`
/** A booking with whose it is; a guest without an account has neither name nor number of that kind. */
const named = { booking: bookings, name: users.name, surname: users.surname, phone }
const whose = [{ table: users, on: eq(users.id, bookings.userId) }]
export const namedById = query(bookings, (t, at) => ({ fields: named, leftJoins: whose, where: eq(t.id, at('id')) }))
/** Those of a day, and of the next one before a time. */
export const ofDay = query(bookings, (t, at) => ({
  fields: named,
  leftJoins: whose,
  where: sql`(${t.date} = ${at('date')} or (${t.date} = ${at('next')} and ${t.time} < ${at('until')})) and ${t.status} <> 'N'`,
  sort: [asc(t.start), asc(t.id)],
}))
/** Those that wait for an answer and are still to come, the one that has waited longest first. */
export const requested = query(bookings, (t, at) => ({
  fields: named,
  leftJoins: whose,
  where: sql`${t.status} = 'I' and ${t.start} > ${at('now')}::timestamptz`,
  sort: [asc(t.updated), desc(t.id)],
}))

/** Who waits on a day or has a place held, whoever came first at the front. */
export const lineOf = query(bookingWaitings, (t, at) => ({
  fields: { waiting: bookingWaitings, name: users.name, surname: users.surname },
  joins: [{ table: users, on: eq(users.id, t.userId) }],
  where: sql`${t.date} = ${at('date')} and ${t.state} <> 'passed'`,
  sort: [asc(t.created), asc(t.seq)],
}))

export const closingById = query(bookingClosings, (t, at) => ({ where: eq(t.id, at('id')) }))
export const customerByUser = query(customers, (t, at) => ({ where: eq(t.userId, at('userId')) }))
