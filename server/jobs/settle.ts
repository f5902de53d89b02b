import { settle as settleOne } from '../data/payments/settle.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Asks a provider about one attempt, because of its hint; several at once, or one that is silent has those of the other wait. */
export const settle = worker(definitions.settle, {
  every: 1,
  retries: 8,
  atOnce: 10,
  async run(named, { db, clock, enqueue, payments }) {
    await settleOne(works(db, clock, enqueue), payments, named)
  },
})
