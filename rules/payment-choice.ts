import { type Cents, cents } from './money.ts'
import { type Refusal, refuse } from './refusal.ts'
import { needsAddress, type ShippingType } from './shipping.ts'

/** P PayPal, S card, BT bank transfer, ST at the store. Spec §3. */
export type PaymentType = 'P' | 'S' | 'BT' | 'ST'
/** What the activity set up, and which providers this server can reach. */
export type PaymentOffer = { payments: readonly { type: PaymentType; disabled: boolean }[]; providers: readonly PaymentType[] }
/** How an order is to be sent and paid. */
export type Choice = { shipping: ShippingType; payment: PaymentType; addressId?: string }

/** Why a way of paying that is shown cannot be chosen: it goes by courier, or it is too little for a card. */
export type WhyOff = 'courier' | 'too_small'

/** The least that a card takes: 0,50 €. */
export const LEAST_BY_CARD: Cents = cents(50)

/** Is it paid through a provider, so that the order waits for its word? */
export const isByProvider = (type: PaymentType): boolean => type === 'P' || type === 'S'

function whyOff(type: PaymentType, shipping: ShippingType, total: Cents): WhyOff | undefined {
  if (type === 'ST' && shipping === 'C') return 'courier'
  return type === 'S' && total > 0 && total < LEAST_BY_CARD ? 'too_small' : undefined
}

/**
 * The ways of paying to show with a way of shipping, in the activity's order. Courier switches payment at the store off; what
 * is disabled, or needs a provider that is not there, is not shown at all. SEMANTICS 5, 13.
 */
export const paymentsFor = (
  { payments, providers }: PaymentOffer,
  shipping: ShippingType,
  total: Cents,
): { type: PaymentType; off?: WhyOff }[] =>
  payments
    .filter(({ type, disabled }) => !disabled && (!isByProvider(type) || providers.includes(type)))
    .map(({ type }) => {
      const off = whyOff(type, shipping, total)
      return { type, ...(off && { off }) }
    })

/**
 * Her choices after another shipping: what no longer fits is cleared, and named so that the app can say so. An address is kept
 * for her return though the store needs none.
 */
export function afterShipping<T extends Partial<Choice>>(choice: T, shipping: ShippingType): { choice: T; cleared?: PaymentType } {
  const isCleared = choice.payment === 'ST' && shipping === 'C'
  return isCleared ? { choice: { ...choice, shipping, payment: undefined }, cleared: 'ST' } : { choice: { ...choice, shipping } }
}

/**
 * May an order be sent and paid so? What costs nothing needs no provider. SEMANTICS 4, 5, 13.
 * @returns nothing; or address_missing, payment_unavailable if its provider is not there, or payment_wrong
 */
export function checkChoice(choice: Choice, offer: PaymentOffer, total: Cents): Refusal | undefined {
  const { shipping, payment, addressId } = choice
  if (needsAddress(shipping) && !addressId) return refuse('address_missing')
  const isThere = offer.payments.some(({ type, disabled }) => type === payment && !disabled)
  if (!isThere || whyOff(payment, shipping, total)) return refuse('payment_wrong')
  if (total > 0 && isByProvider(payment) && !offer.providers.includes(payment)) return refuse('payment_unavailable')
  return undefined
}
