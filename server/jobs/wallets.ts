import { refreshAll } from '../data/wallets/refresh.ts'
import { refreshPasses } from '../work/passes.ts'
import { works } from '../work/works.ts'
import { worker } from './job.ts'

/** A longer run gives way to a new one, so that the queue knows it is alive. */
const RUN_MS = 10_000

/** Refreshes passes in wallets, soon after the movements that made them old, and every minute those for which nobody was there. */
export const wallets = worker(refreshPasses, {
  every: 2,
  retries: 0,
  schedule: '* * * * *',
  atStart: true,
  async run(_, { db, clock, enqueue, wallets: ports, publicUrl }) {
    const end = Date.now() + RUN_MS
    const isDone = await refreshAll(works(db, clock, enqueue), ports, { app: publicUrl, hasTime: () => Date.now() < end })
    if (!isDone) await enqueue(db, refreshPasses, {})
  },
})
