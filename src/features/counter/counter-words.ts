import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Bike, type LucideIcon, ShoppingBag, Truck, Utensils } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { centsOf } from '#rules/money.ts'
import { variantWords } from '#rules/sizes.ts'
import { progressWords } from '../../components/order/order-words.ts'

type Shipping = CounterOrder['shippingType']

/** How an order leaves the house: a sign and a word. */
export const shippings: Record<Shipping, { Icon: LucideIcon; word: ReturnType<typeof msg> }> = {
  S: { Icon: ShoppingBag, word: msg`Ritiro` },
  C: { Icon: Truck, word: msg`Corriere` },
  H: { Icon: Bike, word: msg`Consegna a casa` },
}

type Article = CounterOrder['articles'][number]
const NBSP = '\u00a0'

/** No figure stands at the end of a line without what it counts. */
const withCounted = (words: string): string => words.replace(/(\d) (?=\S)/g, `$1${NBSP}`)

/** `2 × Cono di fritto`: how many of what. */
export const articleWords = ({ quantity, name }: Article): string => withCounted(`${quantity} × ${name}`)

/** `Da asporto, 250 g`: which variant of it; '' where it has none. */
export const articleVariant = (article: Article): string => withCounted(variantWords(article).join(', '))

/** Where an order is, as the board calls it: one that has just come is new there. */
export const stateWords = (order: CounterOrder, i18n: I18n): string =>
  order.progress === 'placed' ? i18n._(msg({ context: 'order', message: 'Nuovo' })) : progressWords(order, i18n)

/** Is money still to be taken at the till? */
export const isToCollect = ({ payment, totalPrice, keys }: CounterOrder): boolean =>
  payment === 'open' && centsOf(totalPrice) > 0 && keys.includes('pay')

/** What is left of an order that could go back, in cents: what was paid and the credit it used, less what is back. */
export const leftOf = ({ totalPrice, usedCreditValue, refunded }: CounterOrder): number =>
  centsOf(totalPrice) - centsOf(usedCreditValue) - centsOf(refunded)

/** What goes back of an order once all of it does, in cents: of one that nobody paid, the credit that it used. */
export const wholeOf = (order: CounterOrder): number =>
  order.payment === 'open' ? 0 - centsOf(order.usedCreditValue) - centsOf(order.refunded) : leftOf(order)

export const shippingWord = (type: Shipping, i18n: I18n): string => i18n._(shippings[type].word)

/** Where an order goes: to its table, else how it leaves the house. */
export function wayOf({ table, shippingType }: CounterOrder, i18n: I18n): { Icon: LucideIcon; word: string } {
  if (table) return { Icon: Utensils, word: i18n._(msg`Tavolo ${table}`) }
  return { Icon: shippings[shippingType].Icon, word: shippingWord(shippingType, i18n) }
}

/** An address in one line. */
export const addressWords = ({ name, address, streetNumber, cap, city, province }: NonNullable<CounterOrder['address']>): string =>
  [name, `${address} ${streetNumber}`.trim(), `${cap} ${city}`.trim(), province].filter(Boolean).join(', ')
