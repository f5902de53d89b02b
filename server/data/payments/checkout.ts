import type { Wish } from '#contract/orders.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import type { PaymentPorts } from '../../payments/port.ts'
import type { Scope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import type { Steps } from '../../work/works.ts'
import { create } from '../orders/create.ts'
import { one } from '../orders/orders.ts'
import { providersOf } from '../orders/providers.ts'
import { attemptNow, beginAttempt, openAttempt, type Place, toldOf } from './attempt.ts'

/** What the first transaction leaves: the order, and the attempt to pay it unless there is nothing to pay. */
type Begun = { orderId: string; attemptId: string | null }

/** The order and the attempt to pay it, committed before the provider hears of it. */
async function begin(w: Work, wish: Wish, ports: PaymentPorts, place: Place): Promise<Begun | Refusal> {
  const told = await toldOf(w, place)
  const created = await create(w, wish, providersOf(ports), 'checkout')
  if (isRefusal(created)) return created
  return { orderId: created.order.id, attemptId: await beginAttempt(w, created.order, { ...place, told }) }
}

/**
 * Makes an order that waits for its payment, and opens that at the provider. Whoever asks again under the same key goes on from
 * there: one order, one session. SEMANTICS 5, WRITING (Payments).
 * @returns where she pays, and the order, which is there but stuck if the provider does not answer: `pay` opens it, or she gives it
 * up; or as `create` refuses
 */
export async function checkout(steps: Steps<Scope>, ports: PaymentPorts, { wish, ...place }: { wish: Wish } & Place) {
  const begun = await steps.writes((w) => begin(w, wish, ports, place))
  if (isRefusal(begun)) return begun
  const no = begun.attemptId ? await openAttempt(steps, ports, begun.attemptId) : undefined
  if (no && no.refused !== 'payment_unavailable') return no
  const order = await steps.reads((w) => one(w, begun.orderId, place.language))
  if (isRefusal(order)) return order
  const { session } = order.data
  return { data: { sessionId: session?.sessionId ?? null, url: session?.url ?? null, order: order.data } }
}

/**
 * Opens the payment of an order that waits for one: anew after a decline, or at last where its provider was away. SEMANTICS 14.
 * @returns the order, with where it is paid if it still waits; or not_found, payment_unavailable if the provider does not answer
 */
export async function pay(steps: Steps<Scope>, ports: PaymentPorts, { orderId, ...place }: { orderId: string } & Place) {
  const due = await steps.writes((w) => attemptNow(w, orderId, place))
  if (isRefusal(due)) return due
  const no = due.attemptId ? await openAttempt(steps, ports, due.attemptId) : undefined
  return no ?? steps.reads((w) => one(w, orderId, place.language))
}
