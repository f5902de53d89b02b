import { tellWhoWaits } from '../data/stock-alerts/stock-alerts.ts'
import { jobScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Tells those who wait for something of an activity that can be had again, some in each transaction. */
export const backInStock = worker(definitions.backInStock, {
  every: 5,
  retries: 5,
  async run({ activityId }, { db, clock, enqueue }) {
    const rooms = works(db, clock, enqueue)
    while (Number(await rooms.run(jobScope({ activityId }), 'writes', tellWhoWaits)) > 0);
  },
})
