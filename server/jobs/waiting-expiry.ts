import { awaitedDays, passOn } from '../data/bookings/line.ts'
import { holdDays } from '../data/bookings/request.ts'
import { isRefusal } from '#rules/refusal.ts'
import { jobScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Gives what is free, or was not taken in time, to the next in line. */
export const waitingExpiry = worker(definitions.waitingExpiry, {
  every: 5,
  retries: 5,
  async run({ activityId, date, expires }, { db, clock, enqueue }) {
    // The database's clock wakes it, ours says whether the place is still held: then nobody else would ask again.
    const early = expires === undefined ? 0 : Date.parse(expires) - clock().getTime()
    if (early > 0) {
      await enqueue(db, definitions.waitingExpiry, { activityId, date, expires }, new Date(clock().getTime() + 2 * early))
      return
    }
    const { run } = works(db, clock, enqueue)
    const scope = jobScope({ activityId })
    const days = date === undefined ? await run(scope, 'reads', awaitedDays) : [date]
    if (isRefusal(days)) return
    for (const day of days) {
      await run(scope, 'writes', async (w) => {
        await holdDays(w, day)
        await passOn(w, day)
      })
    }
  },
})
