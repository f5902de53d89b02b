import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Ban, Check, Clock, House, type LucideIcon, Package, PackageCheck, ShoppingBag, Truck, Undo2, Utensils } from 'lucide-react'
import type { Order } from '#contract/orders.ts'

type Progress = Order['progress']

const states = {
  pending: msg`In attesa del pagamento`,
  placed: msg`Ricevuto`,
  accepted: msg`In preparazione`,
  ready: msg`Pronto`,
  shipped: msg`In viaggio`,
  done: msg({ context: 'order', message: 'Consegnato' }),
  cancelled: msg`Annullato`,
  withdrawn: msg`Recesso`,
} satisfies Record<Progress, ReturnType<typeof msg>>

const payments = {
  open: msg`Da pagare`,
  paid: msg`Pagato`,
  partly_refunded: msg`Rimborsato in parte`,
  refunded: msg`Rimborsato`,
} satisfies Record<Order['payment'], ReturnType<typeof msg>>

/** What is on its way has no colour of its own: the activity's may be a red. */
const tones: Record<Progress, 'good' | 'warn' | undefined> = {
  pending: 'warn',
  placed: undefined,
  accepted: undefined,
  ready: 'good',
  shipped: undefined,
  done: 'good',
  cancelled: undefined,
  withdrawn: undefined,
}

const icons: Record<Progress, LucideIcon> = {
  pending: Clock,
  placed: Check,
  accepted: Package,
  ready: PackageCheck,
  shipped: Truck,
  done: House,
  cancelled: Ban,
  withdrawn: Undo2,
}

/** How far an order is, and how it comes to whoever ordered it. */
type Going = Pick<Order, 'progress' | 'shippingType' | 'table'>
/** Its end: she came for it, or it was brought to her table; else to her house. */
const endOf = ({ shippingType, table }: Going) => (table ? 'table' : shippingType === 'S' ? 'collected' : 'brought')

/** How far an order is, as a sign. */
export function progressIcon(order: Going): LucideIcon {
  if (order.progress !== 'done') return icons[order.progress]
  return { table: Utensils, collected: ShoppingBag, brought: icons.done }[endOf(order)]
}

/** How far an order is, in a word and a colour. */
export const progressWords = (order: Going, i18n: I18n): string =>
  i18n._(order.progress === 'done' && endOf(order) === 'collected' ? msg`Ritirato` : states[order.progress])
export const progressTone = (progress: Progress) => tones[progress]
/** Nothing of it is to come. */
export const isOver = ({ progress }: Pick<Order, 'progress'>) => progress === 'done' || progress === 'cancelled' || progress === 'withdrawn'
const paymentTones = { open: 'warn', paid: 'good', partly_refunded: undefined, refunded: undefined } as const

/** What became of its money. */
export const paymentWords = (payment: Order['payment'], i18n: I18n): string => i18n._(payments[payment])

type Due = Going & Pick<Order, 'payment' | 'paymentType' | 'unreturned'>
/** She pays when she has it, and that is still to come. */
export const isPaidThere = ({ payment, paymentType, progress }: Due) => payment === 'open' && paymentType === 'ST' && !isOver({ progress })
/** Its goods are on their way back, and her money after them; or its provider could not give back what was to go back. */
const isComingBack = ({ payment, progress, unreturned }: Due) =>
  (payment === 'paid' && progress === 'withdrawn') || unreturned !== undefined
const dues = { table: msg`Paghi al tavolo`, collected: msg`Paghi al ritiro`, brought: msg`Paghi alla consegna` }

/** The same as it is to her, in words and in a colour: where she will pay, and what she has yet to get back. */
export const paidWords = (order: Due, i18n: I18n): string =>
  isPaidThere(order) ? i18n._(dues[endOf(order)]) : isComingBack(order) ? i18n._(msg`Da rimborsare`) : paymentWords(order.payment, i18n)
export const paymentTone = (order: Due) => (isPaidThere(order) || isComingBack(order) ? undefined : paymentTones[order.payment])

/** What was ordered, in one line: "2 × Tiramisù, Focaccia". */
export const articleNames = (articles: Order['articles']): string =>
  articles.map(({ name, quantity }) => (quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name)).join(', ')

/** What an order is called: by its number, as at the counter and on its receipt. */
export const orderName = ({ number }: Pick<Order, 'number'>, i18n: I18n): string => i18n._(msg`Ordine ${number}`)
