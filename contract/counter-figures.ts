import * as z from 'zod/mini'
import { Day } from './bookings.ts'
import { call, Id, Money, one } from './wire.ts'

/** How far back: eight weeks, or so many months. */
export const FigureRange = z.enum(['8w', '6m', '1y'])
export type FigureRange = z.infer<typeof FigureRange>

/** A part of a count; null where so few people stand behind it that it would tell of one of them. */
const Part = z.nullable(z.number())

/**
 * What a week or a month of the activity's wall came to; `to` is its last day. Sums alone: nobody can be told from it.
 * docs/decisions/figures.md says what is counted.
 */
export const Figures = z.object({
  from: Day,
  to: Day,
  /** Customers who came, and how many of them had come before this period. */
  people: z.object({ came: z.number(), back: Part }),
  /** By the ledger's movements; what was taken back is taken off. */
  credit: z.object({ given: Money, spent: Money }),
  /** `worth`: goods and shipping less their coupons, less what went back; `collected`: of how many at the store, the others were sent. */
  orders: z.object({ count: z.number(), worth: Money, collected: Part }),
  /** `count`: who was to come; `absent`: of them; those that were cancelled are none of them. */
  bookings: z.object({ count: z.number(), absent: Part, cancelled: Part }),
  coupons: z.object({ given: z.number(), used: z.number() }),
  /** Sold or given, and places used; what was taken back is none of it. A copy from before they were counted has none. */
  packs: z.optional(z.object({ sold: z.number(), used: z.number() })),
  /** Cards given, and those that were scratched and won. */
  scratchCards: z.optional(z.object({ issued: z.number(), won: z.number() })),
})
export type Figures = z.infer<typeof Figures>

/** `customers`: how many there are now; `since`: the day of the first figure of all. */
export const Report = z.object({
  range: FigureRange,
  today: Day,
  customers: z.number(),
  since: z.nullable(Day),
  /** Oldest first; the last is still running. */
  periods: z.array(Figures),
  /** The period before the one that is running, as it stood after as many days and hours. */
  before: Figures,
})
export type Report = z.infer<typeof Report>

/** What an activity comes to by week or month, for its administration. SEMANTICS 14. */
export const calls = {
  report: call('GET /api/counter/figures', z.object({ activityId: Id, range: z._default(FigureRange, '8w') }), one(Report), {
    needs: 'administration',
    keep: true,
    ours: 'SEMANTICS 14: administration sees figures',
  }),
}
