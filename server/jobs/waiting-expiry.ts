import { passOn } from '../data/bookings/line.ts'
import { holdDays } from '../data/bookings/request.ts'
import { jobScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Gives the places of a day that nobody took in time to the next in line. */
export const waitingExpiry = worker(definitions.waitingExpiry, {
  every: 5,
  retries: 5,
  async run({ activityId, date }, { db, clock, enqueue }) {
    await works(db, clock, enqueue).run(jobScope({ activityId }), 'writes', async (w) => {
      await holdDays(w, date)
      await passOn(w, date)
    })
  },
})
