import { type Cents, cents } from '#rules/money.ts'
import type { FailedRefund } from '#rules/order-refund.ts'
import { refunds } from '../../db/schema/orders.ts'
import type { Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import type { Hers } from './hers.ts'
import { owedByHand } from './rows.ts'

/** Why money goes back beside an order's own refunds: no order waited for it, or its provider could not give it back. */
export type Unwanted = {
  orderId: string
  userId: string
  attemptId: string | null
  money: Cents
  why: 'other_amount' | 'twice' | 'late' | 'failed'
}

/** Writes down that there is money which is hers, and goes back whole; and tells her so, and why. @returns its refund's id */
export async function oweBack(w: Work, hers: Pick<Hers, 'rows'>, { userId, why, ...came }: Unwanted): Promise<string> {
  const nothing = { credit: 0, accumulation: 0, points: 0, missing: 0, missingPoints: 0 }
  const { id } = await hers.rows(refunds).add({ ...nothing, ...came, state: 'due', reason: why, created: w.now() })
  await w.tell(userId, news('paymentBack', { about: id, orderId: came.orderId, money: came.money, why }))
  return id
}

type Doing = { w: Work; hers: Hers; order: { id: string; userId: string; total: number }; failed?: FailedRefund }

/** It came by somebody's hand, when the order was over. SEMANTICS 14. */
export const oweLate = ({ w, hers, order: { id: orderId, userId, total } }: Doing) =>
  oweBack(w, hers, { orderId, userId, attemptId: null, money: cents(total), why: 'late' })

/** Its provider could not give it back: it stands beside the refund that failed, to go back by hand. */
export async function oweFailed({ w, hers, order: { id: orderId, userId }, failed }: Doing): Promise<void> {
  if (failed) await oweBack(w, hers, { orderId, userId, attemptId: null, money: failed.money, why: 'failed' })
}

/** It went back by somebody's hand. */
export async function returnLate({ w, hers, order: { id } }: Doing): Promise<void> {
  for (const due of await hers.rows(refunds).list(owedByHand, { id }))
    await hers.rows(refunds).set(due.id, { state: 'done', ended: w.now() })
}
