import { and, asc, eq, gt, lt, ne, type Placeholder, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Closing } from '#rules/booking-hours.ts'
import type { Booking, BookingStatus } from '#rules/booking-rivals.ts'
import { activities } from '../../db/schema/activities.ts'
import { members, users } from '../../db/schema/auth.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookingClosings, bookingOperators, bookings, bookingServices, bookingSettings, bookingVersions } from '../../db/schema/bookings.ts'
import { handleOf } from '../../work/handle.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'
import { drawn, statement } from '../../work/statement.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'

/** One closing with the name that it is taken back by. */
export type NamedClosing = Closing & { id: string }
const closingsHere = sql<NamedClosing[]>`(select coalesce(json_agg(json_build_object('id', c.id, 'date', c.date, 'startTime',
  c.start_time, 'endTime', c.end_time, 'operatorId', c.operator_id) order by c.start_time), '[]') from ${bookingClosings} c
  where c.activity_id = ${activities.id})`

export type Operator = Omit<Row<typeof bookingOperators>, 'activityId'>
const operatorsHere = sql<Operator[]>`(select coalesce(json_agg(json_build_object('id', o.id, 'fullName', o.full_name, 'sort', o.sort,
  'image', o.image, 'closedTimes', o.closed_times) order by o.sort), '[]') from ${bookingOperators} o
  where o.activity_id = ${activities.id})`

export type Service = Pick<Row<typeof bookingServices>, 'id' | 'title' | 'minutes' | 'price' | 'operatorIds' | 'translations'>
const serviceHere = (id: Placeholder) => sql<Service | null>`(select json_build_object('id', s.id, 'title', s.title, 'minutes', s.minutes,
  'price', s.price, 'operatorIds', s.operator_ids, 'translations', s.translations) from ${bookingServices} s
  where s.activity_id = ${activities.id} and s.id = ${id})`

const here = {
  settings: bookingSettings,
  zone: activities.zone,
  configuration: activities.configuration,
  operators: operatorsHere,
  closings: closingsHere,
}
const joins = [{ table: activities, on: sql`true` }]
/** How bookings are taken and who serves, where the wall hangs, and what staff have closed. */
export const settingsHere = query(bookingSettings, () => ({ fields: here, joins }))
/** The same with one of the services. */
export const placeHere = query(bookingSettings, (_, at) => ({ fields: { ...here, service: serviceHere(at('serviceId')) }, joins }))
export const operatorsInTurn = query(bookingOperators, (t) => ({ sort: [asc(t.sort)] }))
export const servicesBy = sortings(bookingServices, { title: [bookingServices.title, bookingServices.id] }, { by: 'title' })

export const bookingById = query(bookings, (t, at) => ({ where: eq(t.id, at('id')) }))

const msOf = (column: PgColumn) => sql<number>`(extract(epoch from ${column}) * 1000)::bigint`

type Taken = [
  string,
  BookingStatus,
  people: number,
  operatorId: string | null,
  userId: string,
  start: number,
  end: number,
  expires: number | null,
]

/**
 * What takes a place between two instants: bookings, and places that are held for who waited for one, but for hers. In one statement,
 * which answers one JSON: of thousands of rows the driver would take each apart by column.
 */
export async function takenBetween(w: Reads | Work, { from, to, exceptHeldOf = '' }: { from: Date; to: Date; exceptHeldOf?: string }) {
  const { tx, activityId, now } = handleOf(w)
  const b = bookings
  const booked = tx
    .select({
      id: b.id,
      status: sql<string>`${b.status}`.as('status'),
      people: b.people,
      operatorId: sql<string | null>`${b.operatorId}`.as('operator'),
      userId: b.userId,
      start: msOf(b.start).as('starts'),
      end: msOf(b.end).as('ends'),
      expires: sql<number | null>`null::bigint`.as('until'),
    })
    .from(b)
    .where(and(eq(b.activityId, activityId), ne(b.status, 'N'), gt(b.end, from), lt(b.start, to)))
  const h = bookingWaitings
  const held = tx
    .select({
      id: h.id,
      status: sql<string>`'held'`.as('status'),
      people: h.people,
      operatorId: sql<string | null>`${h.heldOperatorId}`.as('operator'),
      userId: h.userId,
      start: msOf(h.heldStart).as('starts'),
      end: msOf(h.heldEnd).as('ends'),
      expires: sql<number | null>`${msOf(h.expires)}`.as('until'),
    })
    .from(h)
    .where(
      and(
        eq(h.activityId, activityId),
        eq(h.state, 'held'),
        ne(h.userId, exceptHeldOf),
        gt(h.expires, now()),
        gt(h.heldEnd, from),
        lt(h.heldStart, to),
      ),
    )
  const taken = unionAll(booked, held).as('taken')
  const { id, status, people, operatorId, userId, start, end, expires } = taken
  const row = sql`json_build_array(${id}, ${status}, ${people}, ${operatorId}, ${userId}, ${start}, ${end}, ${expires})`
  const [found] = await tx.select({ all: sql<Taken[]>`coalesce(json_agg(${row}), '[]')` }).from(taken)
  return (found?.all ?? []).map(
    ([id, status, people, operatorId, userId, start, end, expires]): Booking => ({
      id,
      status,
      people,
      operatorId,
      userId,
      start,
      end,
      ...(expires !== null && { expires }),
    }),
  )
}

/** What a look outside any transaction reads from: what is remembered of one database says nothing about another. */
export const databaseOf = (w: Reads): object => handleOf(w).tx

/**
 * The versions of what a calendar is worked out from, by day of UTC and '' for all but what is taken, in one text: whatever changes of
 * it, the text does.
 */
export async function versionsOf(w: Reads, days: { from: string; to: string }): Promise<string> {
  const { tx, activityId } = handleOf(w)
  const [found] = await versionsBetween.run(tx, { activityId, ...days })
  return (found as { versions: string }).versions
}
const v = bookingVersions
const versionsBetween = statement(
  drawn
    .select({ versions: sql<string>`coalesce(string_agg(${v.day} || '=' || ${v.version}, ' ' order by ${v.day}), '')` })
    .from(v)
    .where(
      and(
        eq(v.activityId, sql.placeholder('activityId')),
        sql`(${v.day} = '' or ${v.day} between ${sql.placeholder('from')} and ${sql.placeholder('to')})`,
      ),
    ),
)

/** To come, the next first; gone by or declined, the last first. */
export const upcoming = sortings(bookings, { start: [bookings.start, bookings.id] }, { by: 'start' }, (t, at) => ({
  where: sql`${t.status} <> 'N' and ${t.end} > ${at('now')}::timestamptz`,
}))
export const past = sortings(bookings, { start: [bookings.start, bookings.id] }, { by: 'start', descending: 1 }, (t, at) => ({
  where: sql`${t.status} = 'N' or ${t.end} <= ${at('now')}::timestamptz`,
}))

/** Who stands at the counter. */
export const staff = query(members, (t) => ({
  fields: { userId: members.userId },
  where: sql`${t.roles} && array['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_STORE']`,
}))

/** Which reminders of her bookings she wants; undefined if she is gone. */
export async function remindersWanted(w: Work): Promise<{ remindDay: boolean; remindHours: boolean } | undefined> {
  const { tx, customerId } = handleOf(w)
  const { remindDay, remindHours } = users
  return (await tx.select({ remindDay, remindHours }).from(users).where(eq(users.id, customerId)))[0]
}

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

/** Takes back the place that is held for somebody, who waits on where she stood in the line; under the lock of the day. */
export async function setWaiting(w: Work, id: string): Promise<void> {
  const { tx, activityId } = handleOf(w)
  await tx
    .update(bookingWaitings)
    .set({ state: 'waiting', ...NOTHING_HELD })
    .where(and(eq(bookingWaitings.activityId, activityId), eq(bookingWaitings.id, id)))
}

/** Holds a place for somebody who waits, or lets go of the one that she did not take; under the lock of the day. */
export async function setHeld(w: Work, id: string, place: HeldPlace | undefined): Promise<void> {
  const { tx, activityId } = handleOf(w)
  await tx
    .update(bookingWaitings)
    .set(place ? { state: 'held', ...place } : { state: 'passed', ...NOTHING_HELD })
    .where(and(eq(bookingWaitings.activityId, activityId), eq(bookingWaitings.id, id)))
}
