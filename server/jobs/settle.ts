import { type Named, overdue } from '../data/payments/rows.ts'
import { settle as settleOne } from '../data/payments/settle.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { each } from './each.ts'
import { worker } from './job.ts'

const isOne = (named: object | null | undefined): named is Named => Boolean(named && 'attemptId' in named)

/** Asks providers: about one attempt because of a hint, and every minute about those whose time is over. */
export const settle = worker(definitions.settle, {
  every: 1,
  retries: 8,
  schedule: '* * * * *',
  atStart: true,
  async run(named, { db, clock, enqueue, payments }) {
    const rooms = works(db, clock, enqueue)
    if (isOne(named)) return void (await settleOne(rooms, payments, named))
    await each(await rooms.run(openScope(), 'reads', overdue), (one) => settleOne(rooms, payments, one, true))
  },
})
