import type { orders } from '../../db/schema/orders.ts'
import type { Ledger } from '../../work/ledger.ts'
import type { Row } from '../../work/tables.ts'
import type { Work } from '../../work/work.ts'

export type Order = Row<typeof orders>
/** The same while it is made: it gets its number as it is written, last of all. */
export type Unwritten = Omit<Order, 'number'> & { number?: number }

/** The rows and the card of the customer whose order it is, for whoever acts on it. */
export type Hers = { rows: Work['mine']; ledger: Ledger }

/** Hers alone for herself, a provider or a job that is about her; for staff by their permission, and audited. SEMANTICS 14. */
export function hersIn(w: Work, userId: string): Hers {
  if (w.scope.customerId !== undefined) return { rows: w.mine, ledger: w.ledger }
  return w.buyer(userId, 'counter') as Hers
}
