import type { LanguageCode } from '#contract/languages.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { orders, paymentAttempts } from '../../db/schema/orders.ts'
import { type PaymentPorts, ProviderAway } from '../../payments/port.ts'
import type { Scope } from '../../work/scope.ts'
import type { Steps, Works } from '../../work/works.ts'
import { cancel as cancelOrder, one } from '../orders/orders.ts'
import { attemptsOf, orderById } from '../orders/rows.ts'
import { unavailable } from './attempt.ts'
import { attemptByRef } from './rows.ts'
import { settle } from './settle.ts'

type Ground = { rooms: Works; ports: PaymentPorts; steps: Steps<Scope>; language: LanguageCode }

/** Asks the provider now, and gives the order as it is then. @returns it; or as `settle` refuses, payment_unavailable if it does not answer */
async function settled({ rooms, ports, steps, language }: Ground, attempt: Attempt, isClosing: boolean) {
  const { activityId, userId, id: attemptId, orderId } = attempt
  try {
    const no = await settle(rooms, ports, { activityId, userId, attemptId }, isClosing)
    if (no) return no
  } catch (error) {
    if (error instanceof ProviderAway) return unavailable()
    throw error
  }
  return steps.reads((w) => one(w, orderId, language))
}

type Attempt = typeof paymentAttempts.$inferSelect

/** Is her payment through? Asked when she comes back, and by her press. Spec §7, SEMANTICS 5. */
export async function confirm(ground: Ground, ref: string) {
  const attempt = await ground.steps.reads(async (w) => (await w.mine(paymentAttempts).first(attemptByRef, { ref })) ?? refuse('not_found'))
  return isRefusal(attempt) ? attempt : settled(ground, attempt, false)
}

/** She gives a payment up: what is unpaid ends, with credit and stock given back; what was paid meanwhile is an order. */
export async function giveUp(ground: Ground, ref: string) {
  const attempt = await ground.steps.reads(async (w) => (await w.mine(paymentAttempts).first(attemptByRef, { ref })) ?? refuse('not_found'))
  return isRefusal(attempt) ? attempt : settled(ground, attempt, true)
}

/**
 * Ends an order at her wish. One whose payment is open is given up, though its session may never have been opened; any other is
 * cancelled, or its cancelling asked for. SEMANTICS 14.
 */
export async function cancel(ground: Ground, orderId: string) {
  const { steps, language } = ground
  const found = await steps.reads(async (w) => {
    const order = await w.mine(orders).first(orderById, { id: orderId })
    if (!order) return refuse('not_found')
    const [attempt] = order.progress === 'pending' ? await w.mine(paymentAttempts).list(attemptsOf, { orderIds: [orderId] }) : []
    return { attempt }
  })
  if (isRefusal(found)) return found
  return found.attempt ? settled(ground, found.attempt, true) : steps.writes((w) => cancelOrder(w, orderId, language))
}
