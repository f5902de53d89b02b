import type { I18n } from '@lingui/core'
import * as z from 'zod'
import type { Action, Subject } from '#contract/notifications.ts'
import { TO_DECLINE } from '#contract/reasons.ts'
import { isDayBefore } from '#rules/reminders.ts'
import { givenIn } from '../../reasons.ts'
import { asHead, dayIn } from './day.ts'
import { kind } from './kind.ts'

const bookingWords = {
  requested: /*i18n*/ { id: 'feed.booking.requested', message: 'Richiesta di prenotazione ricevuta' },
  confirmed: /*i18n*/ { id: 'feed.booking.confirmed', message: 'Prenotazione confermata' },
  moved: /*i18n*/ { id: 'feed.booking.moved', message: 'Prenotazione spostata' },
  cancelled: /*i18n*/ { id: 'feed.booking.cancelled', message: 'Prenotazione annullata' },
  accepted: /*i18n*/ { id: 'feed.booking.accepted', message: 'Prenotazione confermata' },
  declined: /*i18n*/ { id: 'feed.booking.declined', message: 'Prenotazione rifiutata' },
  absent: /*i18n*/ { id: 'feed.booking.absent', message: 'Non ti abbiamo visto' },
}
const counterWords = {
  ...bookingWords,
  requested: /*i18n*/ { id: 'feed.booking.asked', message: 'Nuova richiesta di prenotazione' },
  cancelled: /*i18n*/ { id: 'feed.booking.given_up', message: 'Un cliente ha annullato' },
}
const soonWords = {
  day: /*i18n*/ { id: 'feed.booking.tomorrow', message: 'Ti aspettiamo domani' },
  hours: /*i18n*/ { id: 'feed.booking.soon', message: 'Ti aspettiamo tra poco' },
}
const placeWords = {
  held: /*i18n*/ { id: 'feed.place.held', message: 'Si è liberato un posto: è tuo fino alle {until}' },
  passed: /*i18n*/ { id: 'feed.place.passed', message: 'Il posto è andato al prossimo' },
  closed: /*i18n*/ { id: 'feed.place.closed', message: 'Il posto non c’è più: a quell’ora è chiuso' },
  waiting: /*i18n*/ { id: 'feed.place.waiting', message: 'Resti in lista' },
}
const ofTable = /*i18n*/ {
  id: 'feed.booking.table',
  message: '{day} alle {time}, {people, plural, one {# persona} other {# persone}}',
}
const ofService = /*i18n*/ { id: 'feed.booking.service', message: '{day} alle {time}, {service}' }
const freeNear = /*i18n*/ { id: 'feed.booking.near', message: 'Ore libere vicine: {times}' }

/** Where and for what a booking is; `service`: null for a table. `about`: of what she is told once, within it. */
const bookingFacts = z.object({
  bookingId: z.string(),
  about: z.string(),
  date: z.string(),
  time: z.string(),
  people: z.number(),
  service: z.string().nullable(),
  translations: z.record(z.string(), z.record(z.string(), z.string())),
})
const deedFacts = z.object({
  ...bookingFacts.shape,
  is: z.enum(['requested', 'confirmed', 'moved', 'cancelled', 'accepted', 'declined', 'absent']),
  reason: z.string(),
  /** What was told before there were codes has none. */
  reasonCode: z.enum(TO_DECLINE).nullish(),
  near: z.array(z.string()).default([]),
})

function whatIsBooked(words: I18n, { date: day, time, people, service, translations }: z.output<typeof bookingFacts>): string {
  const when = { day: asHead(words, dayIn(words, day)), time }
  if (service === null) return words._({ ...ofTable, values: { ...when, people } })
  return words._({ ...ofService, values: { ...when, service: translations[words.locale]?.['title'] ?? service } })
}

type Rest = { path: (id: string) => string; subject: Subject; action: Action; push: boolean }
const bookingKind = (titles: typeof bookingWords, rest: Rest) =>
  kind({
    facts: deedFacts,
    about: ({ bookingId, about }) => `${bookingId} ${about}`,
    path: ({ bookingId }) => rest.path(bookingId),
    subject: rest.subject,
    action: () => rest.action,
    words: (words, { is, reason, reasonCode, near, ...facts }) => ({
      title: words._(titles[is]),
      message: [
        whatIsBooked(words, facts),
        givenIn(words, { reason, reasonCode }),
        near.length > 0 && words._({ ...freeNear, values: { times: near.join(', ') } }),
      ]
        .filter(Boolean)
        .join('. '),
    }),
    push: rest.push,
    letter: 'wanted',
  })
const toBooking = (id: string) => `/bookings/${id}`

/** What she did with a booking; and what staff said to it. */
export const booking = bookingKind(bookingWords, { path: toBooking, subject: 'bookings', action: 'booking', push: false })
export const bookingAnswer = bookingKind(bookingWords, { path: toBooking, subject: 'bookings', action: 'booking', push: true })

/** For staff: somebody asks for a place, or gives one up. */
export const bookingAtCounter = bookingKind(counterWords, {
  path: () => '/counter/bookings',
  subject: 'counter',
  action: 'desk',
  push: true,
})

/** So many hours before. */
export const bookingSoon = kind({
  facts: z.object({ ...bookingFacts.shape, hours: z.number() }),
  about: ({ bookingId, about }) => `${bookingId} ${about}`,
  path: ({ bookingId }) => toBooking(bookingId),
  subject: 'bookings',
  action: () => 'booking',
  words: (words, { hours, ...facts }) => ({
    title: words._(isDayBefore(hours) ? soonWords.day : soonWords.hours),
    message: whatIsBooked(words, facts),
  }),
  push: true,
  letter: 'wanted',
})

/** A place that she waited for is held for her, until a time of the activity's wall; and she let it go by, or it was closed and she waits on. */
export const placeHeld = kind({
  facts: z.object({ ...bookingFacts.shape, until: z.string() }),
  about: ({ bookingId, until, time }) => `${bookingId} ${time} ${until}`,
  path: () => '/bookings',
  subject: 'bookings',
  action: () => 'place',
  words: (words, { until, ...facts }) => ({
    title: words._({ ...placeWords.held, values: { until } }),
    message: whatIsBooked(words, facts),
  }),
  push: true,
  letter: 'wanted',
})
export const placePassed = kind({
  facts: z.object({ ...bookingFacts.shape, isClosed: z.boolean().default(false) }),
  about: ({ bookingId, about, time }) => `${bookingId} ${about} ${time}`,
  path: () => '/bookings',
  subject: 'bookings',
  words: (words, { isClosed, ...facts }) => ({
    title: words._(isClosed ? placeWords.closed : placeWords.passed),
    message: [whatIsBooked(words, facts), isClosed && words._(placeWords.waiting)].filter(Boolean).join('. '),
  }),
  push: true,
  letter: 'wanted',
})
