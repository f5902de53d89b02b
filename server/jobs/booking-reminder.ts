import { remindNow } from '../data/bookings/told.ts'
import { jobScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Reminds a customer of her booking, the day before and two hours before. */
export const bookingReminder = worker(definitions.bookingReminder, {
  every: 30,
  retries: 3,
  async run({ activityId, userId, ...due }, { db, clock, enqueue }) {
    const scope = jobScope({ activityId, customerId: userId })
    await works(db, clock, enqueue).run(scope, 'writes', (w) => remindNow(w, due))
  },
})
