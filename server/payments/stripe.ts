import Stripe from 'stripe'
import * as z from 'zod'
import { cents } from '#rules/money.ts'
import type { Word } from '#rules/payments.ts'
import { asking, PATIENCE_MS } from './asking.ts'
import { type Heard, type PaymentPort, ProviderAway, type Refunded, type ToPay } from './port.ts'
import type { StripeSettings } from './settings.ts'

/**
 * A session lives at least 30 minutes from its creation, or Stripe refuses it; an attempt may be opened until it expires. So
 * the session ends that much later, by the row and not by the clock, and whoever sweeps the attempts closes it before.
 */
const GRACE_S = 1800
/** The longest name that Stripe takes for what is bought. */
const LONGEST_TITLE = 250

/** What is read of a session; anything else makes no sense. */
const Session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  payment_intent: z.string().nullish(),
})
type Session = z.output<typeof Session>

/** The events that say something about a session, and whose it is. */
const Event = z.object({
  type: z.enum([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ]),
  data: z.object({
    object: z.object({ id: z.string(), metadata: z.object({ tessera_activity: z.string(), tessera_attempt: z.string() }) }),
  }),
})

/** The events that say something about what was given back, and whose it is. One of before its activity was written on it is nobody's. */
const RefundEvent = z.object({
  type: z.enum(['refund.failed', 'refund.updated', 'charge.refund.updated']),
  data: z.object({ object: z.object({ metadata: z.object({ tessera_activity: z.string(), tessera_key: z.string() }) }) }),
})
/** States of a refund that brought nobody any money, or took it back. */
const FAILED = ['failed', 'canceled']
const isFailed = ({ status }: { status: string | null }) => FAILED.includes(status ?? '')

const placeOf = (address: string) => {
  const { protocol, hostname, port } = new URL(address)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? ('http' as const) : ('https' as const), host: hostname, port: Number(port) || (isPlain ? 80 : 443) }
}

/** Complete is not paid: a method that confirms late is complete first. */
function wordOf({ status, payment_status, amount_total, currency }: Session): Word {
  if (status === 'expired') return { says: 'expired' }
  if (status === 'open' || payment_status !== 'paid') return { says: 'open' }
  if (amount_total === null || currency === null) throw new ProviderAway('stripe', 'no_amount')
  return { says: 'paid', cents: cents(amount_total), currency: currency.toUpperCase() }
}

/** What Stripe is asked for: nothing in it may depend on when or how often. */
function asked({
  id,
  activityId,
  orderNumber,
  email,
  title,
  language,
  expires,
  back,
  ...toPay
}: ToPay): Stripe.Checkout.SessionCreateParams {
  const metadata = { tessera_activity: activityId, tessera_attempt: id, order: orderNumber }
  return {
    mode: 'payment',
    client_reference_id: id,
    metadata,
    payment_intent_data: { metadata },
    locale: language,
    ...(/^[!-~]+$/.test(email) && { customer_email: email }), // Stripe refuses addresses with other letters
    adaptive_pricing: { enabled: false }, // else she may pay another currency than the order's
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: toPay.cents, product_data: { name: [...title].slice(0, LONGEST_TITLE).join('') } },
      },
    ],
    success_url: back.success,
    cancel_url: back.cancel,
    expires_at: Math.ceil(expires / 1000) + GRACE_S,
  }
}

/** Cards through Stripe's hosted checkout. The reference is the session's id. */
export function stripe({ key, webhookSecret, apiUrl, patienceMs = PATIENCE_MS }: StripeSettings & { patienceMs?: number }): PaymentPort {
  const options = { maxNetworkRetries: 2, timeout: patienceMs, telemetry: false, ...(apiUrl && placeOf(apiUrl)) }
  const { checkout, refunds, webhooks } = new Stripe(key, options)
  const { sessions } = checkout
  const ask = <T>(run: () => Promise<T>) => asking('stripe', patienceMs, run)
  const sessionOf = async (ref: string) => Session.parse(await sessions.retrieve(ref))

  return {
    open: (attempt) =>
      ask(async () => {
        const { id, url } = await sessions.create(asked(attempt), { idempotencyKey: attempt.id })
        if (!url) throw new ProviderAway('stripe', 'no_url')
        return { ref: id, url }
      }),

    ask: (ref) => ask(async () => wordOf(await sessionOf(ref))),

    cancel: (ref) =>
      ask(async () => {
        try {
          await sessions.expire(ref)
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error // refused: paid just now, or over
        }
      }),

    refund: (ref, { id, activityId, cents: amount }) =>
      ask(async () => {
        const { payment_intent } = await sessionOf(ref)
        if (!payment_intent) throw new ProviderAway('stripe', 'nothing_paid')
        // Stripe forgets its keys after a day, a refund never: one that failed within the day would be answered again, later be made anew.
        let made: Refunded | undefined
        for await (const one of refunds.list({ payment_intent, limit: 100 }))
          if (one.metadata?.['tessera_key'] === id) made = made === 'given' || !isFailed(one) ? 'given' : 'failed'
        if (made) return made
        try {
          const wish = { payment_intent, amount, metadata: { tessera_activity: activityId, tessera_key: id } }
          return isFailed(await refunds.create(wish, { idempotencyKey: id })) ? 'failed' : 'given'
        } catch (error) {
          const isBack = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
          if (!isBack) throw error
          return 'given'
        }
      }),

    async verify(raw, headers): Promise<Heard> {
      let event: unknown
      try {
        event = webhooks.constructEvent(Buffer.from(raw), headers.get('stripe-signature') ?? '', webhookSecret ?? '')
      } catch {
        return 'forged'
      }
      const { data: paid } = Event.safeParse(event)
      if (paid) {
        const { id, metadata } = paid.data.object
        return { ref: id, activityId: metadata.tessera_activity, attemptId: metadata.tessera_attempt }
      }
      const { data: back } = RefundEvent.safeParse(event)
      if (!back) return 'unconcerned'
      const { tessera_activity, tessera_key } = back.data.object.metadata
      return { activityId: tessera_activity, refundId: tessera_key }
    },
  }
}
