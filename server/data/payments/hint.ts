import { paymentAttempts } from '../../db/schema/orders.ts'
import { settle } from '../../jobs/definitions.ts'
import type { OnHint } from '../../payments/port.ts'
import { jobScope } from '../../work/scope.ts'
import type { Works } from '../../work/works.ts'
import { attemptById } from './rows.ts'

/** Takes what a provider hints at: a job asks it, and nothing that it said is believed. SEMANTICS 5. */
export const hearing =
  (rooms: Works): OnHint =>
  async (type, { ref, activityId, attemptId }, after) => {
    const done = await rooms.run(jobScope({ activityId }), 'writes', async (w) => {
      const attempt = await w.all(paymentAttempts).first(attemptById, { id: attemptId })
      if (attempt?.type !== type || attempt.ref !== ref) return 'unknown' as const
      const due = after === undefined ? undefined : new Date(w.now().getTime() + after * 1000)
      await w.enqueue(settle, { activityId, userId: attempt.userId, attemptId }, due)
      return 'known' as const
    })
    return done === 'known' ? 'known' : 'unknown'
  }
