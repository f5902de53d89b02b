import * as definitions from './definitions.ts'
import { worker } from './job.ts'

/** Once a day, at night: rows whose time is over go. */
export const tidy = worker(definitions.tidy, {
  every: 60,
  retries: 1,
  schedule: '17 2 * * *',
  async run(_, { sweep }) {
    await sweep()
  },
})
