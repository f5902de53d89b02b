import { moneyOf } from '#rules/money.ts'
import { asking, PATIENCE_MS } from './asking.ts'
import { paypalClient } from './paypal-client.ts'
import { asked, becameOf, closing, givenBack, isToCapture, Order, pageOf, paidIn, Refund, wordOf } from './paypal-order.ts'
import { certificates, concerned, isSigned } from './paypal-webhook.ts'
import { type PaymentPort, ProviderAway } from './port.ts'
import type { PayPalSettings } from './settings.ts'

/** Refusals of a capture: hers to try again, not yet agreed to, taken before. */
const DECLINED = [
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_REFUSED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
]
const NOT_YET = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']
const TAKEN = 'ORDER_ALREADY_CAPTURED'

type Wishes = PayPalSettings & { clock: () => Date; patienceMs?: number }

/**
 * PayPal over its HTTP interface. The reference is PayPal's order, which she agrees to on PayPal's page; the money is taken
 * when we ask. What we do not take costs her nothing, so that a closed order is one that is marked never to be taken.
 */
export function paypal({ clientId, secret, webhookId, apiUrl, clock, patienceMs = PATIENCE_MS }: Wishes): PaymentPort {
  const call = paypalClient({ base: apiUrl, clientId, secret, clock })
  const certificate = certificates(apiUrl.startsWith('http:') ? new URL(apiUrl).origin : undefined)
  const ask = <T>(run: (signal: AbortSignal) => Promise<T>) => asking('paypal', patienceMs, run)
  const pathOf = (ref: string) => `/v2/checkout/orders/${encodeURIComponent(ref)}`
  const refused = ({ status, issue }: { status: number; issue: string | undefined }) =>
    new ProviderAway('paypal', [status, issue].filter(Boolean).join(' '))

  /** The order as PayPal has it, or undefined if it has none any more: those that nobody agreed to are gone after some hours. */
  async function orderOf(ref: string, signal: AbortSignal): Promise<Order | undefined> {
    const answer = await call('GET', pathOf(ref), { signal })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw refused(answer)
    return Order.parse(answer.data)
  }

  async function capture(ref: string, signal: AbortSignal) {
    const answer = await call('POST', `${pathOf(ref)}/capture`, { signal, body: {}, key: `${ref}:capture` })
    if (answer.status < 300) return wordOf(Order.parse(answer.data))
    const { issue = '' } = answer
    if (DECLINED.includes(issue)) return { says: 'failed' as const }
    if (NOT_YET.includes(issue)) return { says: 'open' as const }
    const order = issue === TAKEN ? await orderOf(ref, signal) : undefined
    if (!order) throw refused(answer)
    return wordOf(order)
  }

  return {
    open: (attempt) =>
      ask(async (signal) => {
        const answer = await call('POST', '/v2/checkout/orders', { signal, body: asked(attempt), key: attempt.id })
        if (answer.status >= 300) throw refused(answer)
        const order = Order.pick({ id: true, links: true }).parse(answer.data)
        return { ref: order.id, url: pageOf(order) }
      }),

    ask: (ref, isToTake = true) =>
      ask(async (signal) => {
        const order = await orderOf(ref, signal)
        if (!order) return { says: 'expired' as const }
        if (!isToCapture(order)) return wordOf(order)
        // Of a decline PayPal's order knows nothing: it stands as agreed to for hours.
        return isToTake ? capture(ref, signal) : { says: 'failed' as const }
      }),

    cancel: (ref) =>
      ask(async (signal) => {
        const order = await orderOf(ref, signal)
        const body = order && closing(order)
        const answer = body && (await call('PATCH', pathOf(ref), { signal, body }))
        if (answer?.status === 403) throw refused(answer) // all other refusals: it was taken just now, or is over
      }),

    refund: (ref, { id, cents }) =>
      ask(async (signal) => {
        const order = await orderOf(ref, signal)
        const paid = order && paidIn(order)
        if (!paid) throw new ProviderAway('paypal', 'nothing_paid')
        // PayPal forgets its keys after some weeks, an order's refunds never.
        const made = givenBack(order, id)
        if (made) return made
        const amount = { value: moneyOf(cents), currency_code: paid.amount.currency_code }
        const path = `/v2/payments/captures/${encodeURIComponent(paid.id)}/refund`
        const answer = await call('POST', path, { signal, body: { amount, custom_id: id }, key: id })
        if (answer.issue === 'CAPTURE_FULLY_REFUNDED') return 'given'
        if (answer.status >= 300) throw refused(answer)
        return becameOf(Refund.parse(answer.data))
      }),

    async verify(raw, headers) {
      const address = headers.get('paypal-cert-url')
      if (!webhookId || !address || !headers.has('paypal-transmission-sig')) return 'forged'
      const found = await ask((signal) => certificate(address, signal))
      const isGenuine = found && isSigned(raw, headers, { webhookId, certificate: found, now: clock().getTime() })
      return isGenuine ? concerned(raw) : 'forged'
    },
  }
}
