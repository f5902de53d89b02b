import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OperatorHours } from '#rules/booking-hours.ts'
import type { BookingStatus } from '#rules/booking-rivals.ts'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

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
    holdMinutes: integer().notNull().default(20),
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

/**
 * A place in time. `userId`: nobody for a walk-in without an account. `serviceTitle`: as it was called then. `cancelledBy`: who sent
 * N. `expires`: until when a held place is kept for `waitingId`. `sequence` grows with each move. SEMANTICS 6, 14.
 */
export const bookings = pgTable(
  'bookings',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: text(),
    name: text().notNull().default(''),
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
    status: text().$type<BookingStatus>().notNull(),
    expires: instant(),
    waitingId: text(),
    cancelledBy: text(),
    reason: text().notNull().default(''),
    note: text().notNull().default(''),
    sequence: integer().notNull().default(0),
    noShow: instant(),
    created: instant().notNull(),
    updated: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('bookings_day').on(t.activityId, t.start),
    index('bookings_owner').on(t.activityId, t.userId, t.start),
    index('bookings_requests').on(t.activityId, t.created).where(sql`${t.status} = 'I'`),
    check('bookings_people', sql`${t.people} > 0`),
    check('bookings_span', sql`${t.start} < ${t.end}`),
  ],
)

/** What staff closed: a day, or a time of it, of everybody or of one operator. */
export const bookingClosures = pgTable(
  'booking_closures',
  {
    activityId: activityId(),
    id: text().notNull(),
    date: day(),
    startTime: text(),
    endTime: text(),
    operatorId: text(),
    created: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), index('booking_closures_day').on(t.activityId, t.date)],
)

/** Who waits for a place of a full day, or of a time of it. `seq` tells those of one instant apart. */
export const waitingList = pgTable(
  'waiting_list',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    created: instant().notNull(),
    date: day(),
    time: text(),
    people: integer().notNull(),
    serviceId: text(),
    operatorId: text(),
    state: text().$type<'waiting' | 'held' | 'taken' | 'left' | 'passed'>().notNull(),
    expires: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    index('waiting_list_day').on(t.activityId, t.date, t.seq),
    index('waiting_list_owner').on(t.activityId, t.userId),
    check('waiting_list_people', sql`${t.people} > 0`),
  ],
)
