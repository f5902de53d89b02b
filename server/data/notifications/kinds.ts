import type { I18n } from '@lingui/core'
import * as z from 'zod'
import type { Reason } from '#contract/reasons.ts'
import { date } from '#rules/formats.ts'
import { euros } from '#rules/money.ts'
import type { notifications } from '../../db/schema/notices.ts'
import type { Row } from '../../work/tables.ts'
import type { News } from '../../work/outbox.ts'
import { ONE_SIZE } from '#rules/sizes.ts'
import { reasonIn } from '../reasons.ts'

type Entry = Row<typeof notifications>
type Words = { title: string; message: string | null }

/**
 * A kind of thing that somebody is told: the facts that are kept of it, what it is about (she is told of that once), where it
 * leads (a path without a query), its words in the reader's language, and how it reaches her beside her feed: on her devices, and by mail if she wants
 * notices so (`wanted`) or in any case (`always`).
 */
type Kind<F extends z.ZodType> = {
  facts: F
  about: (facts: z.output<F>) => string
  path: (facts: z.output<F>) => string
  words: (words: I18n, facts: z.output<F>, status: Entry['status']) => Words
  push: boolean
  letter?: News['letter']
  /** It goes on for a while, until somebody writes down how it ended. */
  isRunning?: true
}
const kind = <F extends z.ZodType>(made: Kind<F>): Kind<F> => made

const received = /*i18n*/ { id: 'feed.received', message: 'Hai ricevuto {what}' }
const taken = /*i18n*/ { id: 'feed.taken', message: 'Dalla carta sono stati tolti {what}' }
const somePoints = /*i18n*/ { id: 'feed.points', message: '{points, plural, one {# punto} other {# punti}}' }
const both = /*i18n*/ { id: 'feed.both', message: '{credit} e {points}' }

const sendingTitle = /*i18n*/ { id: 'feed.sending.title', message: 'Invio dell’avviso «{title}»' }
const sendingRunning = /*i18n*/ { id: 'feed.sending.running', message: 'In partenza' }
const sendingFailed = /*i18n*/ { id: 'feed.sending.failed', message: 'L’invio si è interrotto: riprende da solo' }
const sendingDone = /*i18n*/ {
  id: 'feed.sending.done',
  message: '{customers, plural, one {# cliente} other {# clienti}}, {devices, plural, one {# dispositivo} other {# dispositivi}}',
}
const wordsOfSending = { R: sendingRunning, S: sendingRunning, E: sendingFailed, D: sendingDone }

const orderWords = {
  placed: [
    /*i18n*/ { id: 'feed.order.placed', message: 'Ordine {number} ricevuto' },
    /*i18n*/ { id: 'feed.order.placed.more', message: 'Ti scriviamo appena lo prendiamo in carico.' },
  ],
  accepted: [
    /*i18n*/ { id: 'feed.order.accepted', message: 'Ordine {number} in preparazione' },
    /*i18n*/ { id: 'feed.order.accepted.more', message: 'L’abbiamo preso in carico.' },
  ],
  ready: [
    /*i18n*/ { id: 'feed.order.ready', message: 'Ordine {number} pronto' },
    /*i18n*/ { id: 'feed.order.ready.more', message: 'Puoi venire a ritirarlo.' },
  ],
  shipped: [
    /*i18n*/ { id: 'feed.order.shipped', message: 'Ordine {number} in viaggio' },
    /*i18n*/ { id: 'feed.order.shipped.more', message: 'È partito: sta arrivando da te.' },
  ],
  cancelled: [
    /*i18n*/ { id: 'feed.order.cancelled', message: 'Ordine {number} annullato' },
    /*i18n*/ { id: 'feed.order.cancelled.more', message: 'Quello che avevi pagato torna da te.' },
  ],
  withdrawn: [
    /*i18n*/ { id: 'feed.order.withdrawn', message: 'Recesso ricevuto per l’ordine {number}' },
    /*i18n*/ { id: 'feed.order.withdrawn.more', message: 'Restituisci gli articoli: il rimborso parte quando arrivano da noi.' },
  ],
  refunded: [
    /*i18n*/ { id: 'feed.order.refunded', message: 'Rimborso per l’ordine {number}' },
    /*i18n*/ { id: 'feed.order.refunded.more', message: 'Torna come avevi pagato: può volerci qualche giorno.' },
  ],
} as const

/** What the acknowledgement of a withdrawal has to say: what was declared, and when. */
const declared = /*i18n*/ {
  id: 'feed.order.withdrawn.declared',
  message: 'Hai dichiarato di recedere dal contratto per tutti gli articoli il {day} alle {time}.',
}

const couponIn = /*i18n*/ { id: 'feed.order.coupon', message: 'Con il coupon «{title}»: {money}.' }
/** The coupon that an order used. `value`: cents, below zero. */
const couponInOrder = z.object({
  title: z.string(),
  translations: z.record(z.string(), z.record(z.string(), z.string())),
  value: z.number(),
})

/** How an order stands. `about`: of what she is told once. `readyBy`: when it will be ready, ISO; `at`: when it came to that, on the activity's wall. */
const orderFacts = z.object({
  orderId: z.string(),
  about: z.string(),
  is: z.enum(['placed', 'accepted', 'ready', 'shipped', 'cancelled', 'withdrawn', 'refunded']),
  number: z.number(),
  readyBy: z.string().nullable(),
  at: z.object({ day: z.string(), time: z.string() }).optional(),
  coupon: couponInOrder.optional(),
})
const orderKind = (letter: News['letter']) =>
  kind({
    facts: orderFacts,
    about: ({ orderId, about }) => `${orderId} ${about}`,
    path: ({ orderId }) => `/shop/order/orders/${orderId}`,
    words: (words, { is, number, at, coupon }) => {
      const [title, message] = orderWords[is]
      const off = coupon ? words._({ ...couponIn, values: { ...titleIn(words, coupon), money: euros(coupon.value) } }) : ''
      const when = is === 'withdrawn' && at ? words._({ ...declared, values: { day: date(at.day), time: at.time } }) : ''
      return { title: words._({ ...title, values: { number } }), message: [when, words._(message), off].filter(Boolean).join(' ') }
    },
    push: true,
    letter,
  })

const inStock = /*i18n*/ { id: 'feed.in_stock', message: '{name}: di nuovo disponibile' }
const inStockOne = /*i18n*/ { id: 'feed.in_stock.one', message: 'Puoi averlo, finché ce n’è.' }
const inStockWhich = /*i18n*/ { id: 'feed.in_stock.which', message: '{which}: puoi averlo, finché ce n’è.' }

const backTitle = /*i18n*/ { id: 'feed.payment_back', message: 'Ti restituiamo {money}' }
const backWhy = {
  late: /*i18n*/ { id: 'feed.payment_back.late', message: 'Il pagamento è arrivato quando l’ordine era già chiuso.' },
  twice: /*i18n*/ { id: 'feed.payment_back.twice', message: 'L’ordine era già pagato: questo pagamento torna indietro.' },
  other_amount: /*i18n*/ { id: 'feed.payment_back.other', message: 'L’importo pagato non era quello dell’ordine.' },
}

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
/** Is so many hours before a booking the day before, or soon? */
export const isDayBefore = (hours: number): boolean => hours >= 12
const placeWords = {
  held: /*i18n*/ { id: 'feed.place.held', message: 'Si è liberato un posto: è tuo fino alle {until}' },
  passed: /*i18n*/ { id: 'feed.place.passed', message: 'Il posto è andato al prossimo' },
}
const couponWords = {
  given: /*i18n*/ { id: 'feed.coupon.given', message: 'Hai un nuovo coupon: {title}' },
  givenMore: /*i18n*/ { id: 'feed.coupon.given.more', message: 'Vale una volta, fino al {day}.' },
  used: /*i18n*/ { id: 'feed.coupon.used', message: 'Coupon usato: {title}' },
  usedMore: /*i18n*/ { id: 'feed.coupon.used.more', message: 'Il {day} alle {time}.' },
  back: /*i18n*/ { id: 'feed.coupon.back', message: 'Coupon di nuovo tuo: {title}' },
  backOrder: /*i18n*/ { id: 'feed.coupon.back.order', message: 'Il tuo ordine non si fa più: puoi usarlo ancora.' },
  backMore: /*i18n*/ { id: 'feed.coupon.back.more', message: 'La cassa l’ha annullato: puoi usarlo ancora.' },
}
const packWords = {
  given: /*i18n*/ { id: 'feed.pack.given', message: 'Hai un nuovo pacchetto: {title}' },
  givenMore: /*i18n*/ { id: 'feed.pack.given.more', message: '{places} da usare, fino al {day}.' },
  used: /*i18n*/ { id: 'feed.pack.used', message: '{title}: ne restano {left} di {places}' },
  usedUp: /*i18n*/ { id: 'feed.pack.used_up', message: '{title}: usato tutto' },
  usedMore: /*i18n*/ { id: 'feed.pack.used.more', message: 'Il {day} alle {time}. Non eri tu? Dillo a chi ti serve.' },
  back: /*i18n*/ { id: 'feed.pack.back', message: 'Pacchetto annullato: {title}' },
  backMore: /*i18n*/ { id: 'feed.pack.back.more', message: 'La cassa l’ha annullato il {day} alle {time}, prima di ogni uso.' },
  undone: /*i18n*/ { id: 'feed.pack.undone', message: '{title}: ne hai di nuovo {left} di {places}' },
  undoneMore: /*i18n*/ { id: 'feed.pack.undone.more', message: 'Un uso è stato annullato il {day} alle {time}.' },
}
const scratchWords = {
  given: /*i18n*/ { id: 'feed.scratch.given', message: 'Hai una carta da grattare: {title}' },
  givenMore: /*i18n*/ { id: 'feed.scratch.given.more', message: 'Si gratta fino al {day}.' },
  back: /*i18n*/ { id: 'feed.scratch.back', message: 'Carta da grattare annullata: {title}' },
  backMore: /*i18n*/ { id: 'feed.scratch.back.more', message: 'La cassa l’ha ripresa subito dopo: era stata data per errore.' },
  collected: /*i18n*/ { id: 'feed.prize.collected', message: 'Premio ritirato: {title}' },
  collectedMore: /*i18n*/ { id: 'feed.prize.collected.more', message: 'Il {day} alle {time}.' },
}
const friendWords = {
  joined: /*i18n*/ { id: 'feed.friend', message: 'Un amico ha accettato il tuo invito' },
  joinedMore: /*i18n*/ { id: 'feed.friend.more', message: 'Si è registrato: grazie.' },
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
  near: z.array(z.string()).default([]),
})

function whatIsBooked(words: I18n, { date: day, time, people, service, translations }: z.output<typeof bookingFacts>): string {
  const when = { day: date(day), time }
  if (service === null) return words._({ ...ofTable, values: { ...when, people } })
  return words._({ ...ofService, values: { ...when, service: translations[words.locale]?.['title'] ?? service } })
}
const bookingKind = (titles: typeof bookingWords, rest: { path: (id: string) => string; push: boolean; letter: News['letter'] }) =>
  kind({
    facts: deedFacts,
    about: ({ bookingId, about }) => `${bookingId} ${about}`,
    path: ({ bookingId }) => rest.path(bookingId),
    words: (words, { is, reason, near, ...facts }) => ({
      title: words._(titles[is]),
      message: [whatIsBooked(words, facts), reason, near.length > 0 && words._({ ...freeNear, values: { times: near.join(', ') } })]
        .filter(Boolean)
        .join('. '),
    }),
    push: rest.push,
    letter: rest.letter,
  })
const toBooking = (id: string) => `/bookings/${id}`

/** A coupon by its title of when it was given. */
const couponFacts = z.object({
  couponId: z.string(),
  title: z.string(),
  translations: z.record(z.string(), z.record(z.string(), z.string())),
})
const titleIn = (words: I18n, { title, translations }: Pick<z.output<typeof couponFacts>, 'title' | 'translations'>) => ({
  title: translations[words.locale]?.['title'] ?? title,
})
/** A pack by its title of when she got it, and how many of its places. */
const packFacts = z.object({ ...couponFacts.omit({ couponId: true }).shape, packId: z.string(), places: z.number() })
const packUseFacts = z.object({
  ...packFacts.shape,
  useId: z.string(),
  left: z.number(),
  at: z.object({ day: z.string(), time: z.string() }),
})
const toPack = ({ packId }: { packId: string }) => `/packs/${packId}`

/** Everything that somebody is told, by its kind. */
const kinds = {
  /** A movement of her card that she did not make herself: its size without a sign, and why. Cents and ten-thousandths of a point. */
  movement: kind({
    facts: z.object({
      id: z.string(),
      value: z.number(),
      pointValue: z.number(),
      description: z.string().nullable(),
      reason: z.custom<Reason>().nullable(),
    }),
    about: ({ id }) => id,
    path: () => '/flows',
    words: (words, { value, pointValue, ...why }) => {
      const points = Math.trunc(Math.abs(pointValue) / 10_000)
      const sizes = { credit: euros(Math.abs(value)), points: words._({ ...somePoints, values: { points } }) }
      const what = value === 0 ? sizes.points : pointValue === 0 ? sizes.credit : words._({ ...both, values: sizes })
      return { title: words._({ ...(value + pointValue < 0 ? taken : received), values: { what } }), message: reasonIn(words, why) }
    },
    push: true,
    letter: 'wanted',
  }),

  /** How a notice goes that she sends. `reached`: how many, once it is done. */
  sending: kind({
    facts: z.object({
      noticeId: z.string(),
      title: z.string(),
      reached: z.object({ customers: z.number(), devices: z.number() }).optional(),
    }),
    about: ({ noticeId }) => noticeId,
    path: ({ noticeId }) => `/notices/${noticeId}`,
    words: (words, { title, reached }, status) => {
      const values = { title, ...reached }
      return { title: words._({ ...sendingTitle, values }), message: words._({ ...wordsOfSending[status], values }) }
    },
    push: false,
    isRunning: true,
  }),

  /** What the law wants confirmed by mail: that an order was received, a withdrawal, a refund. SEMANTICS 14. */
  orderPlaced: orderKind('always'),
  orderBack: orderKind('always'),
  /** A payment that nothing waits for goes back by itself. `money` in cents. */
  paymentBack: kind({
    facts: z.object({ attemptId: z.string(), orderId: z.string(), money: z.number(), why: z.enum(['late', 'twice', 'other_amount']) }),
    about: ({ attemptId }) => attemptId,
    path: ({ orderId }) => `/shop/order/orders/${orderId}`,
    words: (words, { money, why }) => ({
      title: words._({ ...backTitle, values: { money: euros(money) } }),
      message: words._(backWhy[why]),
    }),
    push: true,
    letter: 'always',
  }),
  /** What she waited for can be had again. `translations`: name and colour by language code. */
  backInStock: kind({
    facts: z.object({
      alertId: z.string(),
      itemColorId: z.string(),
      name: z.string(),
      color: z.string(),
      size: z.string(),
      translations: z.record(z.string(), z.record(z.string(), z.string())),
    }),
    about: ({ alertId }) => alertId,
    path: ({ itemColorId }) => `/shop/shops/${itemColorId}`,
    words: (words, { name, color, size, translations }) => {
      const hers = translations[words.locale]
      const which = [hers?.['color'] ?? color, size].filter(Boolean).join(', ')
      const message = size === ONE_SIZE ? words._(inStockOne) : words._({ ...inStockWhich, values: { which } })
      return { title: words._({ ...inStock, values: { name: hers?.['name'] ?? name } }), message }
    },
    push: true,
    letter: 'wanted',
  }),
  /** What she did with a booking; and what staff said to it. */
  booking: bookingKind(bookingWords, { path: toBooking, push: false, letter: 'wanted' }),
  bookingAnswer: bookingKind(bookingWords, { path: toBooking, push: true, letter: 'wanted' }),
  /** For staff: somebody asks for a place, or gives one up. */
  bookingAtCounter: bookingKind(counterWords, { path: () => '/counter/bookings', push: true, letter: 'wanted' }),
  /** So many hours before. */
  bookingSoon: kind({
    facts: z.object({ ...bookingFacts.shape, hours: z.number() }),
    about: ({ bookingId, about }) => `${bookingId} ${about}`,
    path: ({ bookingId }) => toBooking(bookingId),
    words: (words, { hours, ...facts }) => ({
      title: words._(isDayBefore(hours) ? soonWords.day : soonWords.hours),
      message: whatIsBooked(words, facts),
    }),
    push: true,
    letter: 'wanted',
  }),
  /** A place that she waited for is held for her, until a time of the activity's wall; and she let it go by. */
  placeHeld: kind({
    facts: z.object({ ...bookingFacts.shape, until: z.string() }),
    about: ({ bookingId, until, time }) => `${bookingId} ${time} ${until}`,
    path: () => '/bookings',
    words: (words, { until, ...facts }) => ({
      title: words._({ ...placeWords.held, values: { until } }),
      message: whatIsBooked(words, facts),
    }),
    push: true,
    letter: 'wanted',
  }),
  placePassed: kind({
    facts: bookingFacts,
    about: ({ bookingId, about, time }) => `${bookingId} ${about} ${time}`,
    path: () => '/bookings',
    words: (words, facts) => ({ title: words._(placeWords.passed), message: whatIsBooked(words, facts) }),
    push: true,
    letter: 'wanted',
  }),
  /** A coupon is hers; and staff have redeemed it, at a time of the activity's wall. */
  couponGiven: kind({
    facts: z.object({ ...couponFacts.shape, expires: z.string() }),
    about: ({ couponId }) => couponId,
    path: () => '/coupons',
    words: (words, { expires, ...facts }) => ({
      title: words._({ ...couponWords.given, values: titleIn(words, facts) }),
      message: words._({ ...couponWords.givenMore, values: { day: date(expires) } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  couponUsed: kind({
    facts: z.object({ ...couponFacts.shape, about: z.string().optional(), at: z.object({ day: z.string(), time: z.string() }) }),
    about: ({ couponId, about = couponId }) => about,
    path: () => '/coupons',
    words: (words, { at, ...facts }) => ({
      title: words._({ ...couponWords.used, values: titleIn(words, facts) }),
      message: words._({ ...couponWords.usedMore, values: { day: date(at.day), time: at.time } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  /** A pack is hers; a place of it was used, or is hers again. */
  packGiven: kind({
    facts: z.object({ ...packFacts.shape, expires: z.string() }),
    about: ({ packId }) => packId,
    path: toPack,
    words: (words, { expires, places, ...facts }) => ({
      title: words._({ ...packWords.given, values: titleIn(words, facts) }),
      message: words._({ ...packWords.givenMore, values: { places, day: date(expires) } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  packUsed: kind({
    facts: packUseFacts,
    about: ({ useId }) => useId,
    path: toPack,
    words: (words, { left, places, at, ...facts }) => ({
      title: words._({ ...(left > 0 ? packWords.used : packWords.usedUp), values: { ...titleIn(words, facts), left, places } }),
      message: words._({ ...packWords.usedMore, values: { day: date(at.day), time: at.time } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  packUndone: kind({
    facts: packUseFacts,
    about: ({ useId }) => useId,
    path: toPack,
    words: (words, { left, places, at, ...facts }) => ({
      title: words._({ ...packWords.undone, values: { ...titleIn(words, facts), left, places } }),
      message: words._({ ...packWords.undoneMore, values: { day: date(at.day), time: at.time } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  /** Staff took back that they sold or gave it, within a minute. */
  packTakenBack: kind({
    facts: z.object({ ...packFacts.shape, at: z.object({ day: z.string(), time: z.string() }) }),
    about: ({ packId }) => packId,
    path: () => '/packs',
    words: (words, { at, ...facts }) => ({
      title: words._({ ...packWords.back, values: titleIn(words, facts) }),
      message: words._({ ...packWords.backMore, values: { day: date(at.day), time: at.time } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  /** Staff took back that it was redeemed, or its order came to nothing. `about`: the act that they undid, or the order. */
  couponBack: kind({
    facts: z.object({ ...couponFacts.shape, about: z.string(), isOrder: z.boolean().optional() }),
    about: ({ about }) => about,
    path: () => '/coupons',
    words: (words, facts) => ({
      title: words._({ ...couponWords.back, values: titleIn(words, facts) }),
      message: words._(facts.isOrder ? couponWords.backOrder : couponWords.backMore),
    }),
    push: true,
    letter: 'wanted',
  }),
  /** A card is hers to scratch: nothing of what it wins; and staff have handed its prize over, at a time of the activity's wall. */
  scratchGiven: kind({
    facts: z.object({
      cardId: z.string(),
      name: z.string(),
      translations: z.record(z.string(), z.record(z.string(), z.string())),
      expires: z.string(),
    }),
    about: ({ cardId }) => cardId,
    path: ({ cardId }) => `/instant-win/scratch-and-wins/${cardId}`,
    words: (words, { name, translations, expires }) => ({
      title: words._({ ...scratchWords.given, values: { title: translations[words.locale]?.['name'] ?? name } }),
      message: words._({ ...scratchWords.givenMore, values: { day: date(expires) } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  /** Staff took it back within a minute, before it was scratched. */
  scratchTakenBack: kind({
    facts: z.object({ cardId: z.string(), name: z.string(), translations: z.record(z.string(), z.record(z.string(), z.string())) }),
    about: ({ cardId }) => cardId,
    path: () => '/instant-win/scratch-and-wins',
    words: (words, { name, translations }) => ({
      title: words._({ ...scratchWords.back, values: { title: translations[words.locale]?.['name'] ?? name } }),
      message: words._(scratchWords.backMore),
    }),
    push: true,
    letter: 'wanted',
  }),
  prizeCollected: kind({
    facts: z.object({
      ...couponFacts.omit({ couponId: true }).shape,
      cardId: z.string(),
      at: z.object({ day: z.string(), time: z.string() }),
    }),
    about: ({ cardId }) => cardId,
    path: () => '/instant-win/scratch-and-wins',
    words: (words, { at, ...facts }) => ({
      title: words._({ ...scratchWords.collected, values: titleIn(words, facts) }),
      message: words._({ ...scratchWords.collectedMore, values: { day: date(at.day), time: at.time } }),
    }),
    push: true,
    letter: 'wanted',
  }),
  /** Somebody joined by her invitation, and no movement says so. */
  friendJoined: kind({
    facts: z.object({ friendId: z.string() }),
    about: ({ friendId }) => friendId,
    path: () => '/invite-friend',
    words: (words) => ({ title: words._(friendWords.joined), message: words._(friendWords.joinedMore) }),
    push: true,
    letter: 'wanted',
  }),
  /** Where her order is. */
  orderStep: orderKind('wanted'),
}
type Kinds = typeof kinds

const kindOf = (name: string) => (Object.hasOwn(kinds, name) ? (kinds[name as keyof Kinds] as Kind<z.ZodType<object>>) : undefined)

/** What somebody is told, for `w.tell`: `await w.tell(customerId, news('movement', movement))`. Of the facts those are kept that its kind names. */
export function news<K extends keyof Kinds>(name: K, told: z.input<Kinds[K]['facts']>): News {
  const { facts: shape, about, path, push, letter, isRunning } = kinds[name] as Kind<z.ZodType<object>>
  const facts = shape.parse(told)
  return { kind: name, about: about(facts), facts, path: path(facts), push, letter, status: isRunning ? 'R' : 'D' }
}

/** Is an entry of this kind told by mail too? */
export const letterOf = (kind: string): News['letter'] => kindOf(kind)?.letter

/** Title and message of an entry, as the reader of these words reads them. */
export function entryIn(words: I18n, { kind, facts, status, title, message }: Omit<Entry, 'activityId' | 'userId' | 'id'>): Words {
  const found = kindOf(kind)
  return found ? found.words(words, facts, status) : { title: title ?? '', message }
}
