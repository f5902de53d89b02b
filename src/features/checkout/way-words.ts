import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Banknote, CreditCard, Landmark, type LucideIcon, Wallet } from 'lucide-react'
import type { Payment, Shipping } from '#contract/shop.ts'
import { type Cents, euros } from '#rules/money.ts'
import { deliveryWindow } from '#rules/shipping.ts'
import { deliveryWords } from '../../components/order/delivery-words.ts'
import { SHIPPING_WAYS } from '../../components/order/shipping-ways.ts'
import { WHY_OFF } from './why-off.ts'
import type { OfferedPayment } from './choice.ts'

type Way = { title: ReturnType<typeof msg>; text?: ReturnType<typeof msg>; icon: LucideIcon }
/** "Carta" alone is her card here. */
const payments: Record<Payment['type'], Way> = {
  S: { title: msg`Carta di credito o debito`, text: msg`Visa, Mastercard, Apple Pay`, icon: CreditCard },
  P: { title: msg`PayPal`, icon: Wallet },
  BT: { title: msg`Bonifico`, icon: Landmark },
  ST: { title: msg`In negozio`, icon: Banknote },
}

/** When it arrives, in words: "24–26 novembre"; nothing where the activity promises nothing. */
export function arrivalWords(shipping: Shipping, today: string, i18n: I18n): string {
  const { from, to } = deliveryWindow(shipping, today)
  return from || to ? deliveryWords({ from: from || to, to: to || from }, i18n) : ''
}

type About = { price: Cents; today: string }

/** A way of shipping: its name, and what it costs, and when it arrives. */
export function shippingWords(shipping: Shipping, { price, today }: About, i18n: I18n) {
  const { title, icon } = SHIPPING_WAYS[shipping.type]
  const cost = price > 0 ? euros(price) : i18n._(msg`gratis`)
  return { title: i18n._(title), text: [cost, arrivalWords(shipping, today, i18n)].filter(Boolean).join(' · '), icon }
}

/** A way of paying: its name, and why it cannot be chosen. */
export function paymentWords({ type, off }: OfferedPayment, i18n: I18n) {
  const { title, text, icon } = payments[type]
  const small = off ? WHY_OFF[off] : text
  return { title: i18n._(title), text: small && i18n._(small), icon }
}
