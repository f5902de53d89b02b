import { recheck, refund } from '../data/payments/refunding.ts'
import { providersOf } from '../data/orders/providers.ts'
import { overdue, unchecked } from '../data/refunds/rows.ts'
import { silenced } from '../data/payments/silenced.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { each } from './each.ts'
import { worker } from './job.ts'

/**
 * Every hour: what is still owed is tried again, also where the refund's own tries are used up, and what was given back is asked
 * about once more. No money is ever forgotten.
 */
export const refundSweep = worker(definitions.refundSweep, {
  every: 60,
  retries: 0,
  schedule: '41 * * * *',
  atStart: true,
  async run(_, { db, clock, enqueue, payments }) {
    const rooms = works(db, clock, enqueue)
    const ports = silenced(payments)
    const owed = await rooms.run(openScope(), 'reads', overdue)
    const done = await rooms.run(openScope(), 'reads', (w) => unchecked(w, providersOf(ports)))
    const deeds = [...owed.map((one) => () => refund(rooms, ports, one)), ...done.map((one) => () => recheck(rooms, ports, one))]
    await each(deeds, (deed) => deed(), 5)
  },
})
