import { age, due } from '../data/credit-expiry/credit-expiry.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { each } from './each.ts'
import { worker } from './job.ts'

/** Every hour: credit that nothing has moved for as long as its activity says is told of, a fortnight before, and ends. */
export const creditExpiry = worker(definitions.creditExpiry, {
  every: 60,
  retries: 0,
  schedule: '8 * * * *',
  async run(_, { db, clock, enqueue }) {
    const rooms = works(db, clock, enqueue)
    await each(await due(rooms, clock().getTime()), (one) => age(rooms, one))
  },
})
