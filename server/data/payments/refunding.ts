import { isRefusal } from '#rules/refusal.ts'
import { cents } from '#rules/money.ts'
import { paymentAttempts, refunds } from '../../db/schema/orders.ts'
import type { PaymentPorts } from '../../payments/port.ts'
import { jobScope } from '../../work/scope.ts'
import type { Works } from '../../work/works.ts'
import { attemptById, refundById } from './rows.ts'

/** A refund that is due. */
type Named = { activityId: string; id: string }

/**
 * Gives money back by the provider that it came by, under the refund's own key: however often it is tried, once, and also to
 * somebody who was erased meanwhile. Throws ProviderAway, to be tried again.
 */
export async function refund(rooms: Works, ports: PaymentPorts, { activityId, id }: Named): Promise<void> {
  const { reads, writes } = rooms.steps(jobScope({ activityId }))
  const found = await reads(async (w) => {
    const due = await w.all(refunds).first(refundById, { id })
    const attempt = due?.attemptId ? await w.all(paymentAttempts).first(attemptById, { id: due.attemptId }) : undefined
    return { due, attempt }
  })
  if (isRefusal(found)) throw new Error(found.refused)
  const { due, attempt } = found
  if (due?.state !== 'due' || !attempt?.ref) return
  const port = ports[attempt.type]
  if (!port) throw new Error(`a refund waits for the provider ${attempt.type}, which is not set up any more`)
  await port.refund(attempt.ref, cents(due.money), id)
  await writes((w) => w.all(refunds, 'administration').set(id, { state: 'done', ended: w.now() }))
}
