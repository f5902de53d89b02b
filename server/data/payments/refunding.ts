import { cents } from '#rules/money.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { paymentAttempts, refunds } from '../../db/schema/orders.ts'
import type { PaymentPorts } from '../../payments/port.ts'
import { jobScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import type { Works } from '../../work/works.ts'
import { holdOrder, step } from '../orders/steps.ts'
import { attemptById, isDone, isDue, isNotFailed, refundById } from './rows.ts'

const DAY_MS = 86_400_000
/** How often the provider of one that was done is asked whether it still is, and for how long: a bank may take a month to say no. */
const CHECK_MS = 10 * DAY_MS
const CHECKED_MS = 35 * DAY_MS

/** A refund that is due; `isHinted`: or one that was done, of which its provider says that something has become. */
type Named = { activityId: string; id: string; isHinted?: boolean | undefined }

/**
 * Gives money back by the provider that it came by, under the refund's own key: however often it is tried, once, and also to
 * somebody who was erased meanwhile. One that failed, be it days after it was done, is owed by hand from then on. Throws
 * ProviderAway, to be tried again.
 */
export async function refund(rooms: Works, ports: PaymentPorts, { activityId, id, isHinted }: Named): Promise<void> {
  const { reads, writes } = rooms.steps(jobScope({ activityId }))
  const found = await reads(async (w) => {
    const due = await w.all(refunds).first(refundById, { id })
    const attempt = due?.attemptId ? await w.all(paymentAttempts).first(attemptById, { id: due.attemptId }) : undefined
    return { due, attempt }
  })
  if (isRefusal(found)) throw new Error(found.refused)
  const { due, attempt } = found
  // One that failed is over here: its provider is not asked again, and if it said by then that it went back after all (Stripe
  // does not), it would still be owed by hand, once, for whoever looks into its dashboard first.
  const isToAsk = due?.state === 'due' || (due?.state === 'done' && isHinted)
  if (!isToAsk || !attempt?.ref) return
  const port = ports[attempt.type]
  if (!port) throw new Error(`a refund waits for the provider ${attempt.type}, which is not set up any more`)
  const became = await port.refund(attempt.ref, { id, activityId, cents: cents(due.money) })
  const done = await writes((w) => (became === 'failed' ? fail(w, id) : given(w, id)))
  if (isRefusal(done)) throw new Error(done.refused)
}

/** It is done, unless somebody has heard meanwhile that it failed. */
async function given(w: Work, id: string): Promise<undefined> {
  const ended = w.now()
  await w.all(refunds, 'administration').set(id, { state: 'done', ended, nextCheck: new Date(ended.getTime() + CHECK_MS) }, isDue)
  return undefined
}

/** Asks the provider of one that was done whether it still is: the event that says no may be lost, or nobody have asked for it. */
export async function recheck(rooms: Works, ports: PaymentPorts, { activityId, id }: Named): Promise<void> {
  await refund(rooms, ports, { activityId, id, isHinted: true })
  const done = await rooms.run(jobScope({ activityId }), 'writes', async (w) => {
    const { ended } = (await w.all(refunds).first(refundById, { id })) ?? {}
    const next = w.now().getTime() + CHECK_MS
    const isToCheck = ended && next <= ended.getTime() + CHECKED_MS
    await w.all(refunds, 'administration').set(id, { nextCheck: isToCheck ? new Date(next) : null }, isDone)
  })
  if (isRefusal(done)) throw new Error(done.refused)
}

/** It did not go back: whoever hears of it first has it owed by hand, in the same commit. */
async function fail(w: Work, id: string): Promise<Refusal | undefined> {
  const due = await w.all(refunds).first(refundById, { id })
  if (!due) return undefined
  await holdOrder(w, due.orderId)
  const failed = await w.all(refunds, 'administration').set(id, { state: 'failed', ended: w.now(), nextCheck: null }, isNotFailed)
  if (!failed?.attemptId) return undefined
  const attempt = await w.all(paymentAttempts).first(attemptById, { id: failed.attemptId })
  const { userId, orderId } = failed
  const money = { money: cents(failed.money), isOfOrder: attempt?.state === 'paid' }
  const taken = await step(w, { userId, orderId, step: 'fail_refund', failed: money })
  return isRefusal(taken) ? taken : undefined
}
