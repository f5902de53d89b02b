import { refund as refundOne } from '../data/payments/refunding.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Gives money back by the provider that it came by, or learns that it did not go back; for days, if the provider is away, and then by the sweep. */
export const refund = worker(definitions.refund, {
  every: 2,
  retries: 60,
  async run(due, { db, clock, enqueue, payments }) {
    await refundOne(works(db, clock, enqueue), payments, due)
  },
})
