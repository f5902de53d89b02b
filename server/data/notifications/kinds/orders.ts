import * as z from 'zod'
import { ORDER_STEPS } from '#contract/notifications.ts'
import { euros } from '#rules/money.ts'
import { ONE_SIZE } from '#rules/sizes.ts'
import type { News } from '../../../work/outbox.ts'
import { dateIn, dayIn } from './day.ts'
import { kind } from './kind.ts'
import { titledFacts, titleIn } from './titled.ts'

const orderWords = {
  placed: [
    /*i18n*/ { id: 'feed.order.placed', message: 'Ordine {number} ricevuto' },
    /*i18n*/ { id: 'feed.order.placed.more', message: 'Ti scriviamo appena lo prendiamo in carico.' },
  ],
  accepted: [
    /*i18n*/ { id: 'feed.order.accepted', message: 'Ordine {number} in preparazione' },
    /*i18n*/ { id: 'feed.order.accepted.more', message: 'L’abbiamo preso in carico.' },
  ],
  kept: [
    /*i18n*/ { id: 'feed.order.kept', message: 'Ordine {number}: non si può più annullare' },
    /*i18n*/ { id: 'feed.order.kept.more', message: 'È già troppo avanti: lo completiamo come l’hai ordinato.' },
  ],
  ready: [
    /*i18n*/ { id: 'feed.order.ready', message: 'Ordine {number} pronto' },
    /*i18n*/ { id: 'feed.order.ready.more', message: 'Puoi venire a ritirarlo.' },
  ],
  shipped: [
    /*i18n*/ { id: 'feed.order.shipped', message: 'Ordine {number} in viaggio' },
    /*i18n*/ { id: 'feed.order.shipped.more', message: 'È partito: sta arrivando da te.' },
  ],
  delivered: [
    /*i18n*/ { id: 'feed.order.delivered', message: 'Ordine {number} consegnato' },
    /*i18n*/ { id: 'feed.order.delivered.more', message: 'È arrivato da te.' },
  ],
  collected: [
    /*i18n*/ { id: 'feed.order.collected', message: 'Ordine {number} ritirato' },
    /*i18n*/ { id: 'feed.order.collected.more', message: 'L’hai ritirato da noi.' },
  ],
  paid: [
    /*i18n*/ { id: 'feed.order.paid', message: 'Pagamento dell’ordine {number} ricevuto' },
    /*i18n*/ { id: 'feed.order.paid.more', message: 'Non c’è altro da pagare.' },
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

/** Of one that arrives by a day that staff said. */
const arrives = /*i18n*/ { id: 'feed.order.shipped.by', message: 'In viaggio: arriva entro {day}.' }

/** Of one that is collected in one of several stores. */
const atStore = {
  accepted: /*i18n*/ { id: 'feed.order.accepted.at', message: 'L’abbiamo preso in carico. Ritiro: {store}.' },
  ready: /*i18n*/ { id: 'feed.order.ready.at', message: 'Puoi venire a ritirarlo: {store}.' },
}

/** Of one that was cancelled before anything was paid. */
const unpaid = /*i18n*/ { id: 'feed.order.cancelled.unpaid', message: 'Non devi pagare niente.' }

/** Of one that goes back, or is back, though it was never paid: no money follows it. */
const neverPaid = {
  withdrawn: /*i18n*/ { id: 'feed.order.withdrawn.unpaid', message: 'Restituisci gli articoli: non devi pagare niente.' },
  refunded: unpaid,
}
/** Of one that is cancelled with that: she waited for it. */
const cancelledToo = [
  /*i18n*/ { id: 'feed.order.refunded.cancelled', message: 'Ordine {number} annullato e rimborsato' },
  /*i18n*/ { id: 'feed.order.refunded.cancelled.more', message: 'Quello che avevi pagato torna da te: può volerci qualche giorno.' },
] as const
/** Of money that came by a provider which could not give it back. */
const byHand = /*i18n*/ {
  id: 'feed.order.refunded.by_hand',
  message: 'Il rimborso non era riuscito: ti abbiamo restituito i soldi in un altro modo.',
}
const returned = /*i18n*/ { id: 'feed.order.returned', message: 'Articoli dell’ordine {number} ricevuti' }

/** What is over, or paid, is looked up; what goes on is followed. */
const LOOKED_UP: readonly string[] = ['delivered', 'collected', 'paid', 'cancelled', 'withdrawn', 'refunded']

/** What the acknowledgement of a withdrawal has to say: what was declared, and when. */
const declared = /*i18n*/ {
  id: 'feed.order.withdrawn.declared',
  message: 'Hai dichiarato di recedere dal contratto per tutti gli articoli il {day} alle {time}.',
}

const couponIn = /*i18n*/ { id: 'feed.order.coupon', message: 'Con il coupon «{title}»: {money}.' }
/** The coupon that an order used. `value`: cents, below zero. */
const couponInOrder = z.object({ ...titledFacts.shape, value: z.number() })

/**
 * How an order stands. `about`: of what she is told once. `readyBy`: when it will be ready, ISO; `expected`: by which day it arrives, `at`: when it came
 * to that, on the activity's wall; `isBack`: does anything go back? `isUnpaid`: was nothing ever paid for what she sends back? `isCancelled`: is it cancelled by its refund? `isByHand`: did it go back in another way than it came? `store`: where it is collected, as it was called then.
 */
const orderFacts = z.object({
  orderId: z.string(),
  about: z.string(),
  is: z.enum(ORDER_STEPS),
  number: z.number(),
  readyBy: z.string().nullable(),
  expected: z.string().optional(),
  at: z.object({ day: z.string(), time: z.string() }).optional(),
  isBack: z.boolean().optional(),
  isUnpaid: z.boolean().optional(),
  isCancelled: z.boolean().optional(),
  isByHand: z.boolean().optional(),
  store: z.object({ name: z.string(), address: z.string() }).optional(),
  coupon: couponInOrder.optional(),
})

const orderKind = (letter?: News['letter']) =>
  kind({
    facts: orderFacts,
    about: ({ orderId, about }) => `${orderId} ${about}`,
    path: ({ orderId }) => `/shop/order/orders/${orderId}`,
    subject: 'orders',
    action: ({ is }) => (LOOKED_UP.includes(is) ? 'receipt' : 'follow'),
    step: ({ is }) => is,
    words: (words, { is, number, expected, at, isBack, isUnpaid, isCancelled, isByHand, store, coupon }) => {
      const [called, usual] = isCancelled && is === 'refunded' ? cancelledToo : orderWords[is]
      const nothing = isUnpaid && (is === 'withdrawn' || is === 'refunded') && neverPaid[is]
      const title = nothing && is === 'refunded' ? returned : called
      const byDay = expected && { ...arrives, values: { day: dayIn(words, expected) } }
      const there = store && (is === 'accepted' || is === 'ready') && { ...atStore[is], values: { store: store.name } }
      const other = isByHand && is === 'refunded' && byHand
      const message = byDay || there || nothing || other || (is === 'cancelled' && isBack === false ? unpaid : usual)
      const off = coupon ? words._({ ...couponIn, values: { ...titleIn(words, coupon), money: euros(coupon.value) } }) : ''
      const when = is === 'withdrawn' && at ? words._({ ...declared, values: { day: dateIn(words, at.day), time: at.time } }) : ''
      return { title: words._({ ...title, values: { number } }), message: [when, words._(message), off].filter(Boolean).join(' ') }
    },
    below: ({ store }) => (store?.address ? [store.address] : []),
    push: letter !== undefined,
    letter,
  })

/** What the law wants confirmed by mail: that an order was received, a withdrawal, a refund. SEMANTICS 14. */
export const orderPlaced = orderKind('always')
export const orderBack = orderKind('always')

/** Where her order is. */
export const orderStep = orderKind('wanted')
/** What she did with it herself, or was there for: it stands in her feed. */
export const orderDeed = orderKind()

const backTitle = /*i18n*/ { id: 'feed.payment_back', message: 'Ti restituiamo {money}' }
const backWhy = {
  late: /*i18n*/ { id: 'feed.payment_back.late', message: 'Il pagamento è arrivato quando l’ordine era già chiuso.' },
  twice: /*i18n*/ { id: 'feed.payment_back.twice', message: 'L’ordine era già pagato: questo pagamento torna indietro.' },
  failed: /*i18n*/ { id: 'feed.payment_back.failed', message: 'Il rimborso non è riuscito: i soldi tornano da te in un altro modo.' },
  other_amount: /*i18n*/ { id: 'feed.payment_back.other', message: 'L’importo pagato non era quello dell’ordine.' },
}

/** Money goes back that nothing waited for, by itself if it came by a provider; or by hand, as its provider could not give it back. `about`: its refund; `money` in cents. */
export const paymentBack = kind({
  facts: z.object({ about: z.string(), orderId: z.string(), money: z.number(), why: z.enum(['late', 'twice', 'other_amount', 'failed']) }),
  about: ({ about }) => about,
  path: ({ orderId }) => `/shop/order/orders/${orderId}`,
  subject: 'orders',
  action: () => 'receipt',
  step: () => 'refunded',
  words: (words, { money, why }) => ({
    title: words._({ ...backTitle, values: { money: euros(money) } }),
    message: words._(backWhy[why]),
  }),
  push: true,
  letter: 'always',
})

const inStock = /*i18n*/ { id: 'feed.in_stock', message: '{name}: di nuovo disponibile' }
const inStockOne = /*i18n*/ { id: 'feed.in_stock.one', message: 'Puoi averlo, finché ce n’è.' }
const inStockWhich = /*i18n*/ { id: 'feed.in_stock.which', message: '{which}: puoi averlo, finché ce n’è.' }

/** What she waited for can be had again. `translations`: name and colour by language code. */
export const backInStock = kind({
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
  subject: 'orders',
  action: () => 'item',
  words: (words, { name, color, size, translations }) => {
    const hers = translations[words.locale]
    const which = [hers?.['color'] ?? color, size].filter(Boolean).join(', ')
    const message = size === ONE_SIZE ? words._(inStockOne) : words._({ ...inStockWhich, values: { which } })
    return { title: words._({ ...inStock, values: { name: hers?.['name'] ?? name } }), message }
  },
  push: true,
  letter: 'wanted',
})
