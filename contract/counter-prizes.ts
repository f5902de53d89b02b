import * as z from 'zod/mini'
import { Day } from './bookings.ts'
import { call, filledLine, Id, Instant, list, one } from './wire.ts'

/** A prize of a scratch card as staff see it: whose it is, and whether it is handed over now. */
export const CounterPrize = z.object({
  id: Id,
  title: z.string(),
  code: z.string(),
  scratched: Instant,
  expires: Day,
  collected: z.nullable(Instant),
  standing: z.enum(['valid', 'used', 'expired']),
  customer: z.object({ id: Id, name: z.string() }),
})
export type CounterPrize = z.infer<typeof CounterPrize>

/** A scratch card that staff can give. `isLeft`: is there a prize left to win? */
export const GivenCard = z.object({ id: Id, name: z.string(), description: z.string(), isLeft: z.boolean() })
export type GivenCard = z.infer<typeof GivenCard>

/** What staff hear of a card that they gave: nothing of what it wins. */
export const Issued = z.object({ id: Id, name: z.string(), expires: Day, customer: z.object({ id: Id }) })
export type Issued = z.infer<typeof Issued>

const needs = 'counter'

/** What staff do with scratch cards and their prizes; it is told to the customer. SEMANTICS 9, 14. */
export const calls = {
  /** Her prizes to collect, the one that expires first before the others. */
  prizes: call('GET /api/counter/customers/{customerId}/prizes', z.object({ activityId: Id, customerId: Id }), list(CounterPrize), {
    needs,
    ours: 'SEMANTICS 14: staff redeem',
  }),
  /** By the code that she shows, however it is typed. */
  byCode: call('GET /api/counter/prizes', z.object({ activityId: Id, code: filledLine(40) }), one(CounterPrize), {
    needs,
    ours: 'SEMANTICS 14: staff redeem',
  }),
  /** Once: 409 `prize_used` and `prize_expired` say since when. */
  redeem: call('PUT /api/counter/prizes/{id}/redeem', z.object({ activityId: Id, id: Id }), one(CounterPrize), {
    needs,
    once: true,
    ours: 'SEMANTICS 14: staff redeem',
  }),
  cards: call('GET /api/counter/scratch-cards', z.object({ activityId: Id }), list(GivenCard), {
    needs,
    ours: 'SEMANTICS 9: a card is issued',
  }),
  /** An act of the till, which can be undone; 409 `scratch_over`: no prize is left. */
  issue: call('POST /api/counter/scratch-cards', z.object({ activityId: Id, scratchCardId: Id, customerId: Id }), one(Issued), {
    needs,
    once: true,
    ours: 'SEMANTICS 9: a card is issued',
  }),
}
