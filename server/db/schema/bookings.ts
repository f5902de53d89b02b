import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ToDecline } from '#contract/reasons.ts'
import type { OperatorHours } from '#rules/booking-hours.ts'
import { activityId, instant } from './activities.ts'

/** Translated fields by language code; the original is in the columns. */
const translations = () => jsonb().$type<Record<string, Record<string, string>>>().notNull().default({})
/** `YYYY-MM-DD` on the activity's wall. */
const day = () => text().notNull()

/** How an activity takes bookings, as its owner wrote it. `seats`: of an evening. `granularity` in minutes. SEMANTICS 6, 14. */
export const bookingSettings = pgTable(
  'booking_settings',
  {
    activityId: activityId(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    granularity: integer().notNull(),
    seats: integer(),
    confirm: text().$type<'auto' | 'staff'>().notNull().default('staff'),
    cancelHours: integer().notNull().default(0),
    openTimes: jsonb().$type<OperatorHours[]>().notNull().default([]),
    closedDays: text().array().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.activityId] })],
)

/** Who serves. `closedTimes`: their breaks, week after week. */
export const bookingOperators = pgTable(
  'booking_operators',
  {
    activityId: activityId(),
    id: text().notNull(),
    fullName: text().notNull(),
    sort: integer().notNull(),
    image: text(),
    closedTimes: jsonb().$type<OperatorHours[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)

/** What can be booked. `operatorIds`: who gives it; none: anybody. `price` in cents. */
export const bookingServices = pgTable(
  'booking_services',
  {
    activityId: activityId(),
    id: text().notNull(),
    title: text().notNull(),
    description: text(),
    minutes: integer().notNull(),
    price: bigint({ mode: 'number' }),
    operatorIds: text().array().notNull().default([]),
    translations: translations(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), check('booking_services_minutes', sql`${t.minutes} > 0`)],
)

/** When staff take no bookings beside the bundle's hours: on a day, or from one time of it to another; everybody, or one operator. SEMANTICS 14. */
export const bookingClosings = pgTable(
  'booking_closings',
  {
    activityId: activityId(),
    id: text().notNull(),
    date: day(),
    startTime: text(),
    endTime: text(),
    operatorId: text(),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('booking_closings_day').on(t.activityId, t.date),
    check('booking_closings_times', sql`(${t.startTime} is null) = (${t.endTime} is null)`),
  ],
)

/**
 * A place in time. `date` and `time` are of the activity's wall, `start` and `end` the same as instants. Service and operator as they
 * were called then; `cancelledBy`: who sent N; `noShow`: N because she did not come. `sequence` grows with each move. SEMANTICS 6, 14.
 */
export const bookings = pgTable(
  'bookings',
  {
    activityId: activityId(),
    id: text().notNull(),
    /** Whose it is; null for a guest without an account, who may be called something. */
    userId: text(),
    guest: text().notNull().default(''),
    date: day(),
    time: text().notNull(),
    start: instant().notNull(),
    end: instant().notNull(),
    people: integer().notNull(),
    serviceId: text(),
    serviceTitle: text(),
    translations: translations(),
    price: bigint({ mode: 'number' }),
    operatorId: text(),
    operatorName: text(),
    status: text().$type<'Y' | 'I' | 'N'>().notNull(),
    cancelledBy: text(),
    noShow: boolean().notNull().default(false),
    /** When staff saw her come. */
    arrived: instant(),
    /** Why it was declined: as somebody typed it, or the code of a reason that stood ready. */
    reason: text().notNull().default(''),
    reasonCode: text().$type<ToDecline>(),
    /** Times of its day, `HH:mm`, that were free when it was declined. */
    near: text().array().notNull().default([]),
    note: text().notNull().default(''),
    sequence: integer().notNull().default(0),
    created: instant().notNull(),
    updated: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('bookings_day').on(t.activityId, t.end),
    index('bookings_owner').on(t.activityId, t.userId, t.start),
    index('bookings_requests').on(t.activityId, t.created).where(sql`${t.status} = 'I'`),
    check('bookings_people', sql`${t.people} > 0`),
    check('bookings_span', sql`${t.start} < ${t.end}`),
  ],
)

/**
 * What was last changed of what takes places on a day of UTC (`YYYY-MM-DD`), or of how bookings are taken at all (''): a new, random
 * version with each change, given by triggers of the tables themselves. docs/decisions/availability-speed.md
 */
export const bookingVersions = pgTable(
  'booking_versions',
  { activityId: activityId(), day: text().notNull(), version: text().notNull() },
  (t) => [primaryKey({ columns: [t.activityId, t.day] })],
)
