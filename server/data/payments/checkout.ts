import type { LanguageCode } from '#contract/languages.ts'
import type { Wish } from '#contract/orders.ts'
import { inLanguage } from '#rules/languages.ts'
import { cents } from '#rules/money.ts'
import type { PaymentType } from '#rules/payment-choice.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { paymentAttempts } from '../../db/schema/orders.ts'
import { type PaymentPorts, ProviderAway, type ProviderType } from '../../payments/port.ts'
import type { Scope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import type { Steps } from '../../work/works.ts'
import { create } from '../orders/create.ts'
import { one } from '../orders/orders.ts'
import { providersOf } from '../orders/providers.ts'
import { attemptById, emailOf } from './rows.ts'

const isProvided = (type: PaymentType): type is ProviderType => type === 'S' || type === 'P'

/** What the first transaction leaves: the order, and the attempt to pay it unless there is nothing to pay. */
type Begun = { orderId: string; attemptId: string | null }

/** What she chose, which providers there are, and where she is: the attempt leads back there, in her language. */
type Beginning = { wish: Wish; providers: PaymentType[]; origin: string; language: LanguageCode }

/** The order and the attempt to pay it, committed before the provider hears of it. */
async function begin(w: Work, { wish, providers, origin, language }: Beginning): Promise<Begun | Refusal> {
  const created = await create(w, wish, providers, 'checkout')
  if (isRefusal(created)) return created
  const { order } = created
  if (order.progress !== 'pending' || !isProvided(order.paymentType)) return { orderId: order.id, attemptId: null }
  const attempt = await w.mine(paymentAttempts).add({
    orderId: order.id,
    type: order.paymentType,
    cents: order.total,
    title: (await w.activity())?.name ?? '',
    email: await emailOf(w),
    origin,
    language,
    created: w.now(),
    expires: order.expires ?? w.now(),
  })
  return { orderId: order.id, attemptId: attempt.id }
}

/** Opens the attempt at its provider, once, however often that is asked for. @returns nothing, or payment_unavailable */
async function open(steps: Steps<Scope>, ports: PaymentPorts, attemptId: string): Promise<Refusal | undefined> {
  const attempt = await steps.reads(async (w) => {
    const attempt = await w.mine(paymentAttempts).first(attemptById, { id: attemptId })
    return attempt ?? refuse('not_found')
  })
  if (isRefusal(attempt)) return attempt
  if (attempt.ref || attempt.state !== 'open') return undefined
  const port = ports[attempt.type]
  if (!port) return unavailable()
  const page = (path: string) => attempt.origin + inLanguage(attempt.language, path)
  try {
    const opened = await port.open({
      id: attemptId,
      activityId: attempt.activityId,
      orderNumber: shortNumber(attempt.orderId),
      cents: cents(attempt.cents),
      title: attempt.title,
      email: attempt.email,
      language: attempt.language,
      expires: attempt.expires.getTime(),
      back: {
        success: page(`/shop/pay/success?order=${attempt.orderId}`),
        cancel: page(`/shop/pay/success?order=${attempt.orderId}&closed=1`),
      },
    })
    const kept = await steps.writes((w) => w.mine(paymentAttempts).set(attemptId, opened))
    return isRefusal(kept) ? kept : undefined
  } catch (error) {
    if (error instanceof ProviderAway) return unavailable()
    throw error
  }
}

/** What she reads at the provider: an order has its number only once it is placed. */
const shortNumber = (orderId: string) => orderId.slice(0, 8).toUpperCase()

export const unavailable = () => refuse('payment_unavailable', undefined, { retryAfter: 10 })

/**
 * Makes an order that waits for its payment, and opens that at the provider. Whoever asks again under the same key goes on from
 * there: one order, one session. SEMANTICS 5, WRITING (Payments).
 * @returns where she pays, and the order; or as `create` refuses, payment_unavailable if the provider does not answer: she may try again
 */
export async function checkout(
  steps: Steps<Scope>,
  ports: PaymentPorts,
  { wish, origin, language }: { wish: Wish; origin: string; language: LanguageCode },
) {
  const begun = await steps.writes((w) => begin(w, { wish, providers: providersOf(ports), origin, language }))
  if (isRefusal(begun)) return begun
  const no = begun.attemptId ? await open(steps, ports, begun.attemptId) : undefined
  if (no) return no
  const order = await steps.reads((w) => one(w, begun.orderId, language))
  if (isRefusal(order)) return order
  const { session } = order.data
  return { data: { sessionId: session?.sessionId ?? null, url: session?.url ?? null, order: order.data } }
}
