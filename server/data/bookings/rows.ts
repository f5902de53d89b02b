import { asc, desc, eq, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { members, users } from '../../db/schema/auth.ts'
import { bookingOperators, bookings, bookingServices, bookingSettings } from '../../db/schema/bookings.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'

/** How bookings are taken, and where the wall hangs. */
export const settingsHere = query(bookingSettings, () => ({
  fields: { settings: bookingSettings, zone: activities.zone, configuration: activities.configuration },
  joins: [{ table: activities, on: sql`true` }],
}))
export const operatorsInTurn = query(bookingOperators, (t) => ({ sort: [asc(t.sort)] }))
export const serviceById = query(bookingServices, (t, at) => ({ where: eq(t.id, at('id')) }))
export const servicesBy = sortings(bookingServices, { title: [bookingServices.title, bookingServices.id] }, { by: 'title' })

export const bookingById = query(bookings, (t, at) => ({ where: eq(t.id, at('id')) }))
/** What takes a place between two instants. */
export const takenBetween = query(bookings, (t, at) => ({
  where: sql`${t.status} <> 'N' and ${t.end} > ${at('from')}::timestamptz and ${t.start} < ${at('to')}::timestamptz`,
}))

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
