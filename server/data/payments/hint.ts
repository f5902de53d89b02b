import { paymentAttempts, refunds } from '../../db/schema/orders.ts'
import { refund, settle } from '../../jobs/definitions.ts'
import type { Hint, OnHint, ProviderType, RefundHint } from '../../payments/port.ts'
import { jobScope } from '../../work/scope.ts'
import type { Work } from '../../work/work.ts'
import type { Works } from '../../work/works.ts'
import { attemptById, refundById } from './rows.ts'

/** Takes what a provider hints at: a job asks it, and nothing that it said is believed. SEMANTICS 5. */
export const hearing =
  (rooms: Works): OnHint =>
  async (type, hint, after) => {
    const done = await rooms.run(jobScope({ activityId: hint.activityId }), 'writes', async (w) => {
      const due = after === undefined ? undefined : new Date(w.now().getTime() + after * 1000)
      return 'refundId' in hint ? ofRefund(w, type, hint, due) : ofPayment(w, type, hint, due)
    })
    return done === 'known' ? 'known' : 'unknown'
  }

async function ofPayment(w: Work, type: ProviderType, { ref, activityId, attemptId }: Hint, due: Date | undefined) {
  const attempt = await w.all(paymentAttempts).first(attemptById, { id: attemptId })
  if (attempt?.type !== type || attempt.ref !== ref) return 'unknown'
  await w.enqueue(settle, { activityId, userId: attempt.userId, attemptId }, due)
  return 'known'
}

async function ofRefund(w: Work, type: ProviderType, { activityId, refundId: id }: RefundHint, due: Date | undefined) {
  const back = await w.all(refunds).first(refundById, { id })
  const attempt = back?.attemptId ? await w.all(paymentAttempts).first(attemptById, { id: back.attemptId }) : undefined
  if (attempt?.type !== type) return 'unknown'
  await w.enqueue(refund, { activityId, id, isHinted: true }, due)
  return 'known'
}
