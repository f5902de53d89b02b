import type { I18n } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'
import { inLanguage } from '#rules/languages.ts'
import { cents } from '#rules/money.ts'
import type { PaymentType } from '#rules/payment-choice.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { orders, paymentAttempts } from '../../db/schema/orders.ts'
import { type PaymentPorts, ProviderAway, type ProviderType } from '../../payments/port.ts'
import type { Scope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import type { Steps } from '../../work/works.ts'
import { wordsIn } from '../../words.ts'
import type { Order } from '../orders/hers.ts'
import { attemptsOf, orderById } from '../orders/rows.ts'
import { holdOrder } from '../orders/steps.ts'
import { orderIn } from '../reasons.ts'
import { attemptById, emailOf } from './rows.ts'

/** Where she is: an attempt leads back there, in her language. */
export type Place = { origin: string; language: LanguageCode }

const isProvided = (type: PaymentType): type is ProviderType => type === 'S' || type === 'P'

/** Who is paid and who pays, as the provider is told; and what an order is called. */
type Told = { name: string; email: string; words: I18n }

/** Reads it: before the order has its number, from which on everybody who orders here waits for the commit. */
export const toldOf = async (w: Work, { language }: Place): Promise<Told> => ({
  name: (await w.activity())?.name ?? '',
  email: await emailOf(w),
  words: await wordsIn(language),
})

/**
 * Begins an attempt to pay an order, for as long as the order waits. What she reads at the provider, and staff in its dashboard, begins
 * with the order, so that it is there however long the name is.
 * @returns its id, or null if there is nothing to pay
 */
export async function beginAttempt(
  w: Work,
  order: Order,
  { origin, language, told, created = w.now() }: Place & { told: Told; created?: Date },
): Promise<string | null> {
  if (order.progress !== 'pending' || !isProvided(order.paymentType)) return null
  const { id } = await w.mine(paymentAttempts).add({
    orderId: order.id,
    type: order.paymentType,
    cents: order.total,
    title: `${orderIn(told.words, order.number)} · ${told.name}`,
    email: told.email,
    origin,
    language,
    created,
    expires: order.expires ?? created,
  })
  return id
}

/**
 * The attempt by which an order can be paid now: the one that is open, or a new one after a decline, for of a declined session
 * no provider promises that it takes another payment.
 * @returns its id, or null if nothing is to be paid any more; or not_found
 */
export async function attemptNow(w: Work, orderId: string, place: Place): Promise<{ attemptId: string | null } | Refusal> {
  await holdOrder(w, orderId)
  const order = await w.mine(orders).first(orderById, { id: orderId })
  if (!order) return refuse('not_found')
  const [latest] = await w.mine(paymentAttempts).list(attemptsOf, { orderIds: [orderId] })
  if (!latest || latest.isClosing || latest.expires <= w.now()) return { attemptId: null }
  if (latest.state === 'open') return { attemptId: latest.id }
  if (latest.state !== 'failed') return { attemptId: null }
  // The latest is known by its time, whatever the clock does.
  const created = new Date(Math.max(w.now().getTime(), latest.created.getTime() + 1))
  return { attemptId: await beginAttempt(w, order, { ...place, told: await toldOf(w, place), created }) }
}

/** Opens the attempt at its provider, once, however often that is asked for. @returns nothing, or payment_unavailable */
export async function openAttempt(steps: Steps<Scope>, ports: PaymentPorts, attemptId: string): Promise<Refusal | undefined> {
  const found = await steps.reads(async (w) => {
    const attempt = await w.mine(paymentAttempts).first(attemptById, { id: attemptId })
    const order = attempt && (await w.mine(orders).first(orderById, { id: attempt.orderId }))
    return order ? { attempt, number: order.number } : refuse('not_found')
  })
  if (isRefusal(found)) return found
  const { attempt, number } = found
  if (attempt.ref || attempt.state !== 'open') return undefined
  const port = ports[attempt.type]
  if (!port) return unavailable()
  const page = (path: string) => attempt.origin + inLanguage(attempt.language, path)
  try {
    const opened = await port.open({
      id: attemptId,
      activityId: attempt.activityId,
      orderNumber: String(number),
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

/** Its provider does not answer; it may be asked again. */
export const unavailable = () => refuse('payment_unavailable', undefined, { retryAfter: 10 })
