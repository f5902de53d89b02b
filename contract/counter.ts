import * as z from 'zod/mini'
import { Day } from './bookings.ts'
import { Order, PROGRESS } from './orders.ts'
import { type Given, given, TO_CANCEL, type ToCancel } from './reasons.ts'
import { call, FileAnswer, filledLine, Id, Instant, list, Money, one } from './wire.ts'

/** An order as staff see it: with whose it is, and what they may do with it now. */
export const CounterOrder = z.extend(Order, {
  customer: z.object({ id: Id, name: z.string() }),
  keys: z.array(z.enum(['accept', 'ready', 'ship', 'hand_over', 'pay', 'keep', 'cancel', 'refund', 'pay_late', 'return_late'])),
})
export type CounterOrder = z.infer<typeof CounterOrder>

/** Who took a step first: staff by name, or she herself (`isHers`). `progress`: where the order is by now. */
export const Faster = z.object({
  by: z.nullable(z.string()),
  isHers: z.boolean(),
  progress: z.enum(PROGRESS),
  at: Instant,
})
export type Faster = z.infer<typeof Faster>

/** Why staff cancel an order, or give it back. */
export type CancelReason = Given<ToCancel>

const activityId = Id
const byId = { activityId, id: Id }
/** The number of an order, as part of a path: text there. What is no number is that of no order. */
const InPath = z.pipe(
  z.union([z.int().check(z.gte(1), z.lte(999_999_999)), Id]),
  z.transform((said) => (/^\d{1,9}$/.test(String(said)) ? Number(said) : 0)),
)
const ours = 'SEMANTICS 14: the counter is staff’s own page'
const marks = { needs: 'counter', once: true, ours } as const
const byAdministration = { ...marks, needs: 'administration' } as const

/**
 * What staff do with orders. Each takes an Idempotency-Key; where somebody was faster it is refused with who that was (`Faster`).
 * `readyBy`: when it will be ready, from now on and at most a week ahead, else 422 `order_ready_by`; `expected`: by which day a parcel (`C`) arrives, from today on and at most 60 days ahead
 * on the activity's wall, else 422 `order_expected`. SEMANTICS 14.
 */
export const calls = {
  orders: call('GET /api/counter/orders', z.object({ activityId }), list(CounterOrder), { needs: 'counter', ours }),
  /** Any of them, by its number. */
  order: call('GET /api/counter/orders/{number}', z.object({ activityId, number: InPath }), one(CounterOrder), { needs: 'counter', ours }),
  receipt: call('GET /api/counter/orders/{id}/receipt', z.object(byId), FileAnswer, {
    needs: 'counter',
    file: 'application/pdf',
    steps: true,
    ours,
  }),
  accept: call('PUT /api/counter/orders/{id}/accept', z.object({ ...byId, readyBy: z.optional(Instant) }), one(CounterOrder), marks),
  ready: call('PUT /api/counter/orders/{id}/ready', z.object(byId), one(CounterOrder), marks),
  ship: call('PUT /api/counter/orders/{id}/ship', z.object({ ...byId, expected: z.optional(Day) }), one(CounterOrder), marks),
  handOver: call('PUT /api/counter/orders/{id}/hand-over', z.object(byId), one(CounterOrder), marks),
  pay: call('PUT /api/counter/orders/{id}/pay', z.object(byId), one(CounterOrder), marks),
  /** Refuses what she asked: it is not cancelled. */
  keep: call('PUT /api/counter/orders/{id}/keep', z.object(byId), one(CounterOrder), marks),
  cancel: call('PUT /api/counter/orders/{id}/cancel', z.object({ ...byId, reason: given(TO_CANCEL) }), one(CounterOrder), marks),
  /** Without an amount all that is left. */
  refund: call(
    'PUT /api/counter/orders/{id}/refund',
    z.object({ ...byId, amount: z.optional(Money), reason: filledLine(200) }),
    one(CounterOrder),
    byAdministration,
  ),
  /** A transfer came when the order was over: it is `owed`, or goes back with the goods that she returns. */
  payLate: call('PUT /api/counter/orders/{id}/pay-late', z.object(byId), one(CounterOrder), byAdministration),
  /** What is `owed` went back to her; with it, refused (`order_step`) if it is another sum by now. */
  returnLate: call(
    'PUT /api/counter/orders/{id}/return-late',
    z.object({ ...byId, owed: z.optional(Money) }),
    one(CounterOrder),
    byAdministration,
  ),
}
