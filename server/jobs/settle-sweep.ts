import { overdue } from '../data/payments/rows.ts'
import { settle } from '../data/payments/settle.ts'
import { silenced } from '../data/payments/silenced.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { each } from './each.ts'
import { worker } from './job.ts'

/** Every minute: providers are asked about the attempts whose time is over, some at once, apart from what they hint at. */
export const settleSweep = worker(definitions.settleSweep, {
  every: 1,
  retries: 0,
  schedule: '* * * * *',
  atStart: true,
  async run(_, { db, clock, enqueue, payments }) {
    const rooms = works(db, clock, enqueue)
    const ports = silenced(payments)
    await each(await rooms.run(openScope(), 'reads', overdue), (one) => settle(rooms, ports, one, true), 5)
  },
})
