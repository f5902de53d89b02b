import { cents } from '#rules/money.ts'
import { type Decision, settle as decide, type Word } from '#rules/payments.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { orders, paymentAttempts } from '../../db/schema/orders.ts'
import { refund as refundJob } from '../../jobs/definitions.ts'
import type { PaymentPorts } from '../../payments/port.ts'
import { providerScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import type { Works } from '../../work/works.ts'
import { attemptsOf, orderById } from '../orders/rows.ts'
import { holdOrder, step } from '../orders/steps.ts'
import { oweBack } from '../orders/unwanted.ts'
import { attemptById, type Named } from './rows.ts'

/** How often a session is closed and asked about again before the next sweep takes it up. */
const TURNS = 3

/**
 * Asks the provider how an attempt to pay stands, and does as the rule says. Return, webhook, poll and sweep all call it, any
 * number at once and in any order: one order, one debit. The provider is asked outside of any transaction. SEMANTICS 5, 14.
 * @param isClosing she gave up, or its time is over   @returns nothing; or not_found, payment_unavailable if its provider is not
 * there; throws ProviderAway
 */
export async function settle(rooms: Works, ports: PaymentPorts, named: Named, isClosing = false): Promise<Refusal | undefined> {
  const { activityId, userId, attemptId } = named
  const { reads, writes } = rooms.steps(providerScope({ activityId, customerId: userId }))
  for (let turn = 0; turn < TURNS; turn++) {
    const attempt = await reads((w) => w.mine(paymentAttempts).first(attemptById, { id: attemptId }))
    if (!attempt) return refuse('not_found')
    if (isRefusal(attempt)) return attempt
    const port = ports[attempt.type]
    if (!port) return refuse('payment_unavailable', undefined, { retryAfter: 60 })
    // Nobody was ever given the address of a session that has no name here: it cannot be paid.
    const word: Word = attempt.ref
      ? await port.ask(attempt.ref, attempt.state !== 'failed')
      : { says: attempt.expires <= rooms.now() || isClosing ? 'expired' : 'open' }
    const decision = await writes((w) => apply(w, attemptId, word, isClosing))
    if (isRefusal(decision)) return decision
    if (decision.do !== 'close' || !attempt.ref) return undefined
    await port.cancel(attempt.ref)
  }
  return undefined
}

/** Does with the attempt and its order what the provider's word comes to, in one transaction. */
async function apply(w: Work, attemptId: string, word: Word, isClosing: boolean): Promise<Decision | Refusal> {
  const asked = await w.mine(paymentAttempts).first(attemptById, { id: attemptId })
  if (!asked) return refuse('not_found')
  await holdOrder(w, asked.orderId)
  const order = await w.mine(orders).first(orderById, { id: asked.orderId })
  const attempts = await w.mine(paymentAttempts).list(attemptsOf, { orderIds: [asked.orderId] })
  const attempt = attempts.find(({ id }) => id === attemptId)
  if (!order || !attempt) return refuse('not_found')
  const isOver = isClosing || attempt.isClosing || attempt.expires <= w.now()
  const situation = { attempt: attempt.state, order: order.progress, cents: cents(attempt.cents) }
  const decision = decide({ ...situation, isLatest: attempts[0]?.id === attemptId, isClosing: isOver }, word)
  if (decision.attempt !== attempt.state || isOver !== attempt.isClosing)
    await w.mine(paymentAttempts).set(attemptId, { state: decision.attempt, isClosing: isOver })
  if (decision.do === 'refund' && word.says === 'paid') {
    const { activityId, userId, orderId } = attempt
    const id = await oweBack(w, { rows: w.mine }, { orderId, userId, attemptId, money: word.cents, why: decision.why })
    await w.enqueue(refundJob, { activityId, id })
  }
  if (decision.do !== 'place' && decision.do !== 'give_up') return decision
  const taken = await step(w, { userId: order.userId, orderId: order.id, step: decision.do })
  return isRefusal(taken) ? taken : decision
}
