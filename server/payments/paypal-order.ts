import * as z from 'zod'
import { centsOf, moneyOf } from '#rules/money.ts'
import type { Word } from '#rules/payments.ts'
import { type Hint, ProviderAway, type Refunded, type ToPay } from './port.ts'

const Amount = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+([.]\d{1,2})?$/) })
const Capture = z.object({ id: z.string(), status: z.string(), amount: Amount })

/** What is read of what is given back. `custom_id`: ours, as it was asked for. */
export const Refund = z.object({ status: z.string(), custom_id: z.string().optional() })
type Refund = z.output<typeof Refund>

/** What is read of an order of PayPal's; anything else makes no sense. */
export const Order = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: Amount.optional(),
        payments: z.object({ captures: z.array(Capture).optional(), refunds: z.array(Refund).optional() }).optional(),
      }),
    )
    .min(1),
})
export type Order = z.output<typeof Order>

const LOCALES = { it: 'it-IT', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', en: 'en-GB' }
/** The longest description that PayPal takes. */
const LONGEST_TITLE = 127
/** Captures that brought money, whatever was given back since; until then it is no money. */
const CAME = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

const unitOf = ({ purchase_units }: Order) => purchase_units[0]
const capturesOf = (order: Order) => unitOf(order)?.payments?.captures ?? []

/** The capture that brought the money. */
export const paidIn = (order: Order) => capturesOf(order).find(({ status }) => CAME.includes(status))

/** What became of a refund. One that is on its way is given. */
export const becameOf = ({ status }: Refund): Refunded => (status === 'FAILED' || status === 'CANCELLED' ? 'failed' : 'given')

/** What became of what was given back under our id, or undefined if nothing was; one that is alive outweighs all that failed. */
export function givenBack(order: Order, id: string): Refunded | undefined {
  const became = (unitOf(order)?.payments?.refunds ?? []).filter(({ custom_id }) => custom_id === id).map(becameOf)
  return became.find((one) => one === 'given') ?? became[0]
}

/** Our own note on an order: of which attempt it is, and over what. PayPal's orders cannot be closed, so a closed one says so here. */
type Note = Hint & { cents: number; isClosed: boolean }
const NOTE = /^(closed:)?([^/]+)\/([^/]+)\/(\d+)$/
/** The note in a `custom_id`, or undefined if it is none of ours. */
export function noteIn(ref: string, customId: string | undefined): Note | undefined {
  const [, closed, activityId, attemptId, cents] = NOTE.exec(customId ?? '') ?? []
  return activityId && attemptId ? { ref, activityId, attemptId, cents: Number(cents), isClosed: Boolean(closed) } : undefined
}
const noteOf = (order: Order) => noteIn(order.id, unitOf(order)?.custom_id)

/** The change that closes an order, or undefined if it is closed, or none of ours. */
export function closing(order: Order): object[] | undefined {
  const note = noteOf(order)
  if (!note || note.isClosed) return undefined
  const value = `closed:${unitOf(order)?.custom_id}`
  return [{ op: 'replace', path: "/purchase_units/@reference_id=='default'/custom_id", value }]
}

/** May the money be taken? She has agreed, nobody closed it, and it is the amount that was asked for. */
export function isToCapture(order: Order): boolean {
  const note = noteOf(order)
  const amount = unitOf(order)?.amount
  if (order.status !== 'APPROVED' || capturesOf(order).length > 0 || !note || note.isClosed || !amount) return false
  return centsOf(amount.value) === note.cents && amount.currency_code === 'EUR'
}

/** What an order says of itself. A capture that PayPal still looks at is open. */
export function wordOf(order: Order): Word {
  const paid = paidIn(order)
  if (paid) return { says: 'paid', cents: centsOf(paid.amount.value), currency: paid.amount.currency_code }
  const states = capturesOf(order).map(({ status }) => status)
  if (states.includes('PENDING')) return { says: 'open' }
  if (states.length > 0) return { says: 'failed' }
  if (order.status === 'COMPLETED') throw new ProviderAway('paypal', 'no_capture')
  return { says: order.status === 'VOIDED' || noteOf(order)?.isClosed ? 'expired' : 'open' }
}

/** What PayPal is asked for: nothing in it may depend on when or how often. */
export const asked = ({ id, activityId, cents, title, language, back }: ToPay): object => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: `${activityId}/${id}/${cents}`,
      description: [...title].slice(0, LONGEST_TITLE).join(''),
      amount: { currency_code: 'EUR', value: moneyOf(cents) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: back.success,
        cancel_url: back.cancel,
        locale: LOCALES[language],
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED', // no method that is paid days later
      },
    },
  },
})

/** Where she agrees. @throws ProviderAway if PayPal does not say */
export function pageOf({ links }: Pick<Order, 'links'>): string {
  const page = links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!page) throw new ProviderAway('paypal', 'no_url')
  return page.href
}
