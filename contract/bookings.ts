import * as z from 'zod/mini'
import { Hours } from './stores.ts'
import { call, FileAnswer, flag, Id, Instant, list, Money, numeric, one, paging, Picture } from './wire.ts'

/** `YYYY-MM-DD` on the activity's wall; whether there is such a day is the rule's to say. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** `HH:mm` on the activity's wall. */
export const Time = z.string().check(z.regex(/^\d{2}:\d{2}$/))

/** Who serves. */
export const Operator = z.object({ id: Id, fullName: z.string(), image: z._default(Picture, null) })
export type Operator = z.infer<typeof Operator>

/** Spec §3, Booking service; its texts in the reader's language. `duration` in minutes; without operators anybody serves. */
export const BookingService = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  duration: z.number(),
  price: z.nullable(Money),
  bookingServiceOperators: z.array(Operator),
})
export type BookingService = z.infer<typeof BookingService>

/**
 * Spec §3, Booking settings. `timeCalendar`: minutes between two times. `bookingNumberOfHour`: seats of an evening, null where none
 * are counted. `bookingConfirm`: granted at once, or by staff. `cancelHours`: how many hours before one may still cancel.
 * `bookingOperators`: who may be chosen to wait at a table; those of a service stand with it.
 */
export const BookingSettings = z.object({
  startTime: Time,
  endTime: Time,
  timeCalendar: z.number(),
  bookingNumberOfHour: z.nullable(z.number()),
  bookingConfirm: z.enum(['auto', 'staff']),
  cancelHours: z.number(),
  bookingOperators: z._default(z.array(Operator), []),
})
export type BookingSettings = z.infer<typeof BookingSettings>

/**
 * Spec §3, Booking. `time` and `timeStart` are the same. `cancelledBy`: for "Annullata da te" and "Rifiutata"; `noShow`: staff say that she did not come. `sequence` grows with
 * each move. `near`: of one that was declined, up to three times of its day that were free then. `steps`: what she may do now; `cancelBefore`: until when.
 */
export const Booking = z.object({
  id: Id,
  /** null for a guest without an account. */
  userId: z.nullable(Id),
  created: Instant,
  date: Day,
  time: Time,
  timeStart: Time,
  timeEnd: Time,
  start: Instant,
  end: Instant,
  numberOfPeople: z.number(),
  bookingService: z.nullable(z.object({ id: Id, title: z.string(), duration: z.number(), price: z.nullable(Money) })),
  bookingOperator: z.nullable(z.object({ id: Id, fullName: z.string() })),
  confirmed: z.enum(['Y', 'I', 'N']),
  cancelledBy: z.nullable(z.enum(['customer', 'activity'])),
  noShow: z.boolean(),
  reason: z.string(),
  near: z._default(z.array(Time), []),
  note: z.string(),
  sequence: z.number(),
  steps: z.array(z.enum(['cancel', 'move'])),
  cancelBefore: Instant,
})
export type Booking = z.infer<typeof Booking>

const operatorId = z.optional(z.nullable(Id))
/** What is looked for, or asked for: people of a table, or a service and who gives it; without an operator whoever is free. */
const sought = {
  activityId: Id,
  bookingServiceId: z.optional(z.nullable(Id)),
  bookingOperatorId: operatorId,
}

/**
 * How a day stands for her, and its times: those that would be granted, and those that are taken. SEMANTICS 13.
 * `over`: its last time has gone by.
 */
export const CalendarDay = z.object({
  date: Day,
  status: z.enum(['open', 'closed', 'full', 'own']),
  over: z.optional(z.literal(true)),
  free: z.array(Time),
  full: z.array(Time),
})
export type CalendarDay = z.infer<typeof CalendarDay>

const OperatorsHours = z.extend(Hours, { bookingOperatorId: z.optional(Id) })

/**
 * The 35 days from today. `openTimes` and `closedTimes` as the owner wrote them; `fullReservations`: the times that are taken;
 * `operators`: where a `date` is named, its times by operator; `soonest`: the first free time of each, where nobody is chosen.
 */
export const Availability = z.object({
  dates: z.array(CalendarDay),
  openTimes: z.array(OperatorsHours),
  closedTimes: z.array(z.extend(OperatorsHours, { day: z.union([z.number(), Day]) })),
  fullReservations: z.array(z.object({ date: Day, time: Time, bookingOperatorId: z.optional(Id) })),
  operators: z.array(z.object({ bookingOperatorId: Id, free: z.array(Time), full: z.array(Time) })),
  soonest: z._default(z.array(z.object({ bookingOperatorId: Id, date: Day, time: Time })), []),
})
export type Availability = z.infer<typeof Availability>

const people = z.int()
const byId = { activityId: Id, id: Id }
const ours = 'LOOK: a booking is moved, and put into her calendar'

/** Spec §7, Bookings and coupons. A refusal for want of a place (409) carries fresh `Availability`. SEMANTICS 6, 13, 14. */
export const calls = {
  settings: call('GET /api/activities/{id}/booking-settings', z.object({ id: Id }), one(BookingSettings), { keep: true }),
  services: call('GET /api/booking-services', z.object({ activityId: Id, ...paging('title') }), list(BookingService), { keep: true }),
  /** `except`: the booking that is to be moved, her own or whosever staff move, which does not stand in its own way; `forGuest`: looked for somebody else, so that no booking counts as her own. */
  dates: call(
    'GET /api/app/bookings/dates',
    z.object({
      ...sought,
      date: z.optional(Day),
      numberOfPeoples: z.optional(z.pipe(numeric, people)),
      except: z.optional(Id),
      forGuest: z.optional(flag),
    }),
    one(Availability),
  ),
  create: call(
    'POST /api/app/bookings',
    z.object({
      ...sought,
      date: Day,
      timeStart: z.optional(Time),
      time: z.optional(Time),
      numberOfPeople: z.optional(people),
      numberOfPeoples: z.optional(people),
      note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    }),
    one(Booking),
    { once: true },
  ),
  /** To come, the next first; `past`: gone by or declined, the last first. */
  mine: call('GET /api/customer-bookings', z.object({ activityId: Id, past: z.optional(flag), ...paging('start') }), list(Booking), {
    keep: true,
  }),
  one: call('GET /api/app/bookings/{id}', z.object(byId), one(Booking), {
    keep: true,
    ours: 'one booking by its own address: a notice leads there',
  }),
  cancel: call(
    'PUT /api/bookings/confirm/{id}',
    z.object({ ...byId, confirm: z.literal('N'), sendEmailToActivity: z._default(z.enum(['Y', 'N']), 'Y') }),
    one(Booking),
  ),
  /** She keeps the old place until she has the new one. Who serves her, left out, is who did if they can, else anybody; null is anybody. */
  move: call(
    'PUT /api/app/bookings/{id}/move',
    z.object({ ...byId, date: Day, timeStart: Time, bookingOperatorId: operatorId, numberOfPeople: z.optional(people) }),
    one(Booking),
    { once: true, ours },
  ),
  ics: call('GET /api/app/bookings/{id}/ics', z.object(byId), FileAnswer, { keep: true, file: 'text/calendar', ours }),
}
